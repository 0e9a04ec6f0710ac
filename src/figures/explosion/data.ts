import type { Phase, Role, Suit } from '../../machines/explosion/vocabulary.ts';

/** How a card lies: turned up, seen by somebody, under the role card for this round, hidden for good. */
export type Lie = 'u' | 'e' | 'h' | 'l';

/** What is said of a seat by a sign. */
export type SignId =
  | 'speaking'
  | 'representative'
  | 'awake'
  | 'knocked-out'
  | 'drunk'
  | 'choosing'
  | 'at-risk'
  | 'tied'
  | 'hide'
  | 'knockOut'
  | 'murder';

/** Who somebody is, where the view knows: by rank, or bad all the same. */
export type Rank = 'culprit' | 'accomplice' | 'follower' | 'bad';

/** A seat as one view sees it; what does not hold is left out. */
export interface SeatData {
  /** Left and right of the role card: the card, or nothing where the view does not know it, then its lies: `S7u`, `h`. */
  readonly cards: readonly [string, string];
  readonly role?: Role;
  readonly up?: true;
  readonly out?: 'imprisoned' | 'dead';
  readonly signs?: readonly SignId[];
  readonly rank?: Rank;
  /** The weapon sum, where everything is shown. */
  readonly sum?: number;
  /** Came how many-th in this round's speeches. */
  readonly nth?: number;
  /** Votes just counted. */
  readonly votes?: number;
  /** What the step has to do with it. */
  readonly mark?: 'actor' | 'target';
}

/** A position of Truth Explosion as one view sees it, short, as it travels in pages. */
export interface ExplosionData {
  readonly weapon: Suit;
  readonly round: number;
  readonly phase: Phase;
  /** Item cards that have not been dealt. */
  readonly deck: number;
  readonly deceased?: Role;
  /** Clockwise. */
  readonly seats: { readonly [seat: string]: SeatData };
  /** Votes, or who has just done something to whom: from a seat to a seat, which may be the same. */
  readonly arrows?: readonly (readonly [from: string, to: string])[];
  /** Pairs who go out together. */
  readonly links?: readonly (readonly string[])[];
  /** Who may be the culprit as far as the view knows; left out where everything is shown. */
  readonly possible?: readonly string[];
  /** Ruled out in this very step. */
  readonly fresh?: readonly string[];
  /** In how many of a hundred deals each is the culprit. */
  readonly shares?: { readonly [seat: string]: number };
  /** What the view has been shown of the decks. */
  readonly deckHas?: readonly string[];
  readonly rolesLeft?: readonly Role[];
}
