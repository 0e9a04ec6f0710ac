/** A given position as a table: what it leaves out is filled in as the case format states. */
import { BadPosition } from '../../game.ts';
import type { JsonObject, VariantValue } from '../../trace.ts';
import type { Board, Cell, Pushed, Table } from '../table.ts';
import { SUSPECTS, VARIANTS } from '../vocabulary.ts';
import type { Axis, NoirVariants, Seat, Side, Suspect, Suspects } from '../vocabulary.ts';
import { without } from './deck.ts';
import { cells, linesOf, namesOf } from './grid.ts';
import { apart } from './hidden.ts';
import { opposite, pushed, recordOf } from './shift.ts';

/** `given` once its form is validated. */
export interface Given {
  readonly board: readonly string[];
  readonly killer?: Suspect;
  readonly inspector?: Suspect;
  readonly hand?: Suspects;
  readonly deck?: Suspects;
  readonly discarded?: Suspects;
  readonly gone?: Suspects;
  readonly former?: Suspects;
  readonly kills?: number;
  readonly turn?: Seat;
  readonly lastShift?: { readonly row?: number; readonly column?: number; readonly to: Side };
}

const cell = (word: string): Cell => {
  const letter = word.charAt(0);
  return {
    who: letter.toUpperCase() as Suspect,
    alive: letter === letter.toUpperCase(),
    innocent: word.endsWith('+'),
  };
};

const boardOf = (rows: readonly string[]): Board => rows.map((row) => row.trim().split(/\s+/).map(cell));

/** Switches as a case gives them. */
export interface Switches {
  readonly [key: string]: VariantValue;
}

export const resolved = (variants: Switches): NoirVariants =>
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, values]) => [key, variants[key] ?? values[0]]),
  ) as NoirVariants;

function lastShiftOf(board: Board, given: Given['lastShift']): Pushed | null {
  if (!given) return null;
  const axis: Axis = given.row ? 'row' : 'column';
  const at = given.row ?? given.column ?? 0;
  if (!linesOf(board, axis)[at - 1])
    throw new BadPosition('lastShift', `${axis} ${at}`, `a ${axis} of this grid`);
  const before = pushed(board, { axis, at, to: opposite(given.to) });
  return recordOf(before, { axis, at, to: given.to });
}

function turnOf(given: Given, kills: number): Seat {
  if (given.turn) return given.turn;
  if (kills === 0) return 'killer';
  throw new BadPosition('turn', 'nothing', 'killer or inspector, since kills have been made');
}

/** Left out, the Inspector has not chosen if nothing but the first kill has happened; else nobody is told (case format). */
function hasChosen(given: Given, kills: number, turn: Seat): boolean {
  if (given.inspector) return true;
  const quiet =
    !given.hand?.length && !given.discarded?.length && !given.board.some((row) => row.includes('+'));
  return !(quiet && !given.lastShift && (kills === 0 || (kills === 1 && turn === 'inspector')));
}

/** Who can hold an identity that nobody is told: alive, not innocent, card not seen elsewhere. */
const free = (board: Board, elsewhere: Suspects): Suspects =>
  cells(board)
    .filter(({ who, alive, innocent }) => alive && !innocent && !elsewhere.includes(who))
    .map(({ who }) => who);

/** Fails with `BadPosition` when there is no making a table of it; `checkedStart` finds what else cannot be. */
export function start(written: JsonObject, variants: Switches = {}): Table {
  const given = written as unknown as Given;
  const board = boardOf(given.board);
  const gone = given.gone ?? without(SUSPECTS, ...namesOf(cells(board)));
  const innocents = namesOf(cells(board).filter(({ innocent }) => innocent));
  const { killer = null, inspector = null, hand = [], discarded = [], former = [] } = given;
  const held = [...hand, ...discarded, ...innocents, ...[killer, inspector].filter((who) => who !== null)];
  const all = [...namesOf(cells(board)), ...gone].sort();
  const deck = given.deck ?? without(all, ...held);
  const kills = given.kills ?? cells(board).filter(({ alive }) => !alive).length + gone.length;
  const turn = turnOf(given, kills);
  const chosen = hasChosen(given, kills, turn);
  const elsewhere = [...held, ...(given.deck ?? [])];
  const unknown = free(board, elsewhere);
  return apart({
    variants: resolved(variants),
    board,
    killer,
    killers: killer ? [killer] : unknown,
    inspector,
    inspectors: inspector ? [inspector] : chosen ? unknown : [],
    chosen,
    hand,
    deck,
    discarded,
    gone,
    former,
    kills,
    turn,
    winner: 'none',
    lastShift: lastShiftOf(board, given.lastShift),
    last: null,
  });
}
