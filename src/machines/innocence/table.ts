/** The table of Innocence: the whole truth as far as the case tells it, as plain data. */
import type {
  Card,
  Cards,
  Claimed,
  InnocenceVariants,
  Mode,
  Phase,
  Result,
  Role,
  Suspect,
  Winner,
} from './vocabulary.ts';

/** What lies before a suspect; null is a card that nobody is told. */
export interface Hand {
  readonly hidden: readonly (Card | null)[];
  readonly shown: Cards;
}

/** The evidence deck: its order, top first; or only what is in it; or no more than its size. */
export interface Deck {
  readonly size: number;
  readonly order: Cards | null;
  readonly content: Cards | null;
}

export interface Drawn {
  readonly who: Suspect;
  /** Null: nobody is told. */
  readonly card: Card | null;
  readonly published: Card | null;
}

export interface Voting {
  readonly votes: { readonly [voter: Suspect]: Suspect };
  /** Who has the most. */
  readonly top: readonly Suspect[];
  readonly result: Result;
}

/** How the game has ended. */
export interface Ending {
  readonly caught: boolean;
  readonly winner: Winner;
}

export interface Table {
  readonly variants: InnocenceVariants;
  readonly mode: Mode;
  readonly suspects: readonly Suspect[];
  /** Null in sheriff mode, and before the identities are dealt. */
  readonly detective: Suspect | null;
  /** All evidence cards of the case, sorted. */
  readonly composition: Cards;
  readonly hands: { readonly [suspect: Suspect]: Hand };
  readonly deck: Deck;
  /** Sheriff or detective has seen the rest of the deck. */
  readonly looked: boolean;
  readonly phase: Phase;
  /** The latest card drawn, by whom, and what was published then. */
  readonly drawn: Drawn | null;
  /** Who has had a turn, in order. */
  readonly played: readonly Suspect[];
  /** As far as is told. */
  readonly roles: { readonly [suspect: Suspect]: Role };
  readonly rolesShown: readonly Suspect[];
  readonly claims: readonly Claimed[];
  /** How many votes have been held. */
  readonly voted: number;
  /** The latest vote. */
  readonly voting: Voting | null;
  /** Who is arrested, both of a two-way tie; empty until then. */
  readonly arrested: readonly Suspect[];
  readonly ending: Ending | null;
}
