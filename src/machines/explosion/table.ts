/** The table of Truth Explosion: the whole truth as far as the case tells it, as plain data. */
import type { Ballots, Happening, Place } from './happenings.ts';
import type {
  BySeat,
  Card,
  Exit,
  ExplosionVariants,
  Group,
  NightAct,
  Phase,
  Role,
  Seat,
  Seats,
  Suit,
  Winner,
} from './vocabulary.ts';

/** Two item cards, left and right of the role card; null: nobody is told. */
export type Hand = readonly [Card | null, Card | null];

/** What the seat of the case's view has been shown before the case begins. */
export interface Known {
  /** The weapon cards of the item deck, all of them. */
  readonly deckHas: readonly Card[] | null;
  readonly awake: { readonly [G in Group]?: Seats };
  /** Cards of others, by the place where they lie. */
  readonly places: readonly Place[];
}

/** What never changes during a case. */
export interface Deal {
  readonly variants: ExplosionVariants;
  readonly seats: Seats;
  /** All item cards in play. */
  readonly deck: readonly Card[];
  readonly weapon: Suit;
  /** Roles as far as the case tells them. */
  readonly roles: BySeat<Role>;
  /** The role shown at the start. */
  readonly deceased: Role | null;
  /** The seat whose view the case is told in, and what it has been shown before. */
  readonly view: Seat | null;
  readonly known: Known;
}

/** This night: who has been chosen for what, and how far the host's calls have come. */
export interface Tonight {
  readonly called: readonly string[];
  readonly acts: { readonly [A in NightAct]?: Seat };
}

export interface Count {
  readonly ballot: Ballots;
  readonly votes: BySeat<Seat>;
  readonly tally: BySeat<number>;
}

/** What holds for this round alone. */
export interface Day {
  readonly knockedOut: Seats;
  readonly drunk: Seats;
  /** Hidden now; comes back at the next dawn. */
  readonly hidden: readonly Place[];
  /** Has been hidden and must still choose the card. */
  readonly choosing: Seat | null;
  readonly speaker: Seat | null;
  readonly spoken: Seats;
  /** Have spoken for the second time. */
  readonly again: Seats;
  /** Whose role card was flipped or turned up this round. */
  readonly flipped: Seats;
  /** Whose looks turn cards up (the lawyer's skill). */
  readonly lawyers: Seats;
  /** The investigation is skipped (the judge). */
  readonly skip: boolean;
  readonly representative: Seat | null;
  /** The election is over, with or without a representative. */
  readonly elected: boolean;
  /** The elimination is over. */
  readonly voted: boolean;
  readonly runOff: Seats | null;
  readonly count: Count | null;
  /** Whom the vote named. */
  readonly out: Seats;
  /** A guard may still step in for one of them. */
  readonly atRisk: { readonly who: Seats; readonly kind: Exit } | null;
  /** Just turned up, and may use the active skill now. */
  readonly mayUse: Seats;
  /** The killer, just turned up. */
  readonly shooter: Seat | null;
}

export interface Table extends Deal {
  readonly hands: BySeat<Hand>;
  readonly round: number;
  readonly phase: Phase;
  /** Who speaks first in this round's day. */
  readonly first: Seat;
  readonly imprisoned: Seats;
  readonly dead: Seats;
  readonly faceUp: Seats;
  /** Role cards that have been face up at some time (T-G38). */
  readonly shown: Seats;
  readonly hidBefore: Seats;
  readonly knockedOutBefore: Seats;
  /** Turned up or examined; the other card of the player is locked. */
  readonly exposed: readonly Place[];
  readonly turnedUp: readonly Place[];
  /** The faces that each seat has seen, its own left out. */
  readonly seen: BySeat<readonly Place[]>;
  readonly rolesSeen: BySeat<Seats>;
  readonly sawDeck: Seats;
  readonly sawRoles: Seats;
  /** Whose votes count twice (the master's skill). */
  readonly doubled: Seats;
  /** Pairs that go out together. */
  readonly links: readonly Seats[];
  /** The judge has been turned up: the next round has no investigation. */
  readonly judged: boolean;
  /** The number two, once the boss has gone out in play. */
  readonly promoted: Seat | null;
  readonly tonight: Tonight;
  readonly day: Day;
  readonly answers: readonly Suit[] | BySeat<number> | null;
  readonly happened: readonly Happening[];
  readonly winner: Winner;
}
