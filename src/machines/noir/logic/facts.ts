/** What a seat witnesses, with nothing in it that the seat may not know. Knowledge rests on this and on nothing else. */
import type { Table } from '../table.ts';
import type { Seat, Suspect, Suspects } from '../vocabulary.ts';
import { cells, namesOf } from './grid.ts';

/** The given position as a seat sees it. */
export interface Opening {
  readonly suspects: Suspects;
  readonly deceased: Suspects;
  readonly innocent: Suspects;
  readonly shown: Suspects;
  /** The seat's own identity, where it has one and the case tells it. */
  readonly own: Suspect | null;
  /** The seat has an identity, and the case tells nobody which. */
  readonly untold: boolean;
  readonly hand: Suspects;
}

/** That the Inspector is not the victim: since the game goes on, or since nobody chooses the deceased (N-G01). Null where nothing follows. */
export type Missed = 'victim' | 'first-victim' | null;

/** `near` are the neighbours by name at that moment; cards may move later. */
export type Fact =
  | {
      readonly type: 'kill';
      victim: Suspect;
      near: Suspects;
      innocent: boolean;
      answer: boolean | null;
      hit: boolean;
      missed: Missed;
    }
  | { readonly type: 'choose'; own: Suspect | null; hand: Suspects }
  | { readonly type: 'disguise'; was: Suspect | null; shown: Suspect | null; drawn: Suspect | null }
  | {
      readonly type: 'exonerate';
      card: Suspect;
      near: Suspects;
      answer: boolean | null;
      drawn: Suspect | null;
    }
  | { readonly type: 'arrest'; suspect: Suspect; near: Suspects; by: Suspect | null; answer: boolean | null }
  | { readonly type: 'move' };

export function openingFor(table: Table, seat: Seat): Opening {
  const { board, gone, discarded, killer, inspector, chosen, hand } = table;
  const mine = seat === 'killer';
  return {
    suspects: [...namesOf(cells(board)), ...gone].sort(),
    deceased: [...namesOf(cells(board).filter(({ alive }) => !alive)), ...gone],
    innocent: namesOf(cells(board).filter(({ innocent }) => innocent)),
    shown: discarded,
    own: mine ? killer : inspector,
    untold: mine ? killer === null : chosen && inspector === null,
    hand: mine ? [] : hand,
  };
}

/** What the latest event showed to a seat. */
export function factFor(after: Table, seat: Seat): Fact {
  const last = after.last!;
  const mine = seat === 'killer';
  const { answer } = last;
  switch (last.type) {
    case 'kill': {
      const { type, victim, near, innocent, hit, first } = last;
      const before = after.variants.deceasedIdentity === 'forbidden' ? 'first-victim' : null;
      return { type, victim, near, innocent, answer, hit, missed: first ? before : 'victim' };
    }
    case 'choose':
      return { type: 'choose', own: mine ? null : last.card, hand: mine ? [] : last.drawn };
    case 'disguise': {
      const success = last.was !== null;
      return {
        type: 'disguise',
        was: last.was,
        shown: success ? null : last.drawn,
        drawn: success && mine ? last.drawn : null,
      };
    }
    case 'exonerate':
      return { type: 'exonerate', card: last.card, near: last.near, answer, drawn: mine ? null : last.drawn };
    case 'arrest':
      return { type: 'arrest', suspect: last.suspect, near: last.near, by: last.by, answer };
    default:
      return { type: 'move' };
  }
}
