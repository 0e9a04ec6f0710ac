/** The table of Noir: the whole truth as far as the case tells it, as plain data. */
import type { Axis, NoirVariants, Seat, Side, Suspect, Suspects, Winner } from './vocabulary.ts';

export interface Cell {
  readonly who: Suspect;
  readonly alive: boolean;
  /** An evidence card lies on this suspect. */
  readonly innocent: boolean;
}
/** Rows from the top, cells from the left. */
export type Board = readonly (readonly Cell[])[];

/** The shift that was the latest action: its line is known by its cards (N-G02). */
export interface Pushed {
  readonly axis: Axis;
  readonly cards: Suspects;
  readonly to: Side;
  /** The grid before it, row by row. */
  readonly before: string;
}

/** What the latest accepted event brought about. `near` are the neighbours at that moment, before any removal (N-G05). */
export type Happening = {
  readonly answer: boolean | null;
  readonly told: boolean | null;
  readonly removed: Suspects;
} & (
  | {
      readonly type: 'kill';
      victim: Suspect;
      near: Suspects;
      innocent: boolean;
      former: boolean;
      first: boolean;
      hit: boolean;
    }
  | { readonly type: 'choose'; card: Suspect; drawn: Suspects }
  | { readonly type: 'shift'; axis: Axis; at: number; to: Side }
  | { readonly type: 'disguise'; was: Suspect | null; drawn: Suspect | null }
  | { readonly type: 'exonerate'; card: Suspect; drawn: Suspect; near: Suspects }
  | { readonly type: 'arrest'; suspect: Suspect; by: Suspect | null; near: Suspects }
  | { readonly type: 'collapse'; each: Axis; take: Suspects; to: Side }
);
export type HappeningOf<K extends Happening['type']> = Extract<Happening, { type: K }>;

export interface Table {
  readonly variants: NoirVariants;
  readonly board: Board;
  /** Null: nobody is told. */
  readonly killer: Suspect | null;
  /** Who can be the Killer as far as the case tells; just `killer` where that is known. */
  readonly killers: Suspects;
  /** Null: not chosen yet, or nobody is told. */
  readonly inspector: Suspect | null;
  /** As `killers`; empty before the Inspector has chosen. */
  readonly inspectors: Suspects;
  readonly chosen: boolean;
  readonly hand: Suspects;
  /** Top first. Cards of unknown identities are still listed among it: see `deckSize`. */
  readonly deck: Suspects;
  readonly discarded: Suspects;
  readonly gone: Suspects;
  /** The Killer's former identities. */
  readonly former: Suspects;
  readonly kills: number;
  readonly turn: Seat;
  readonly winner: Winner;
  readonly lastShift: Pushed | null;
  readonly last: Happening | null;
}
