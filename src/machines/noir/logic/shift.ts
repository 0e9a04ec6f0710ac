/**
 * "Any row or column by one step; the card pushed out re-enters at the other end" (N-017). A shift may not cancel the
 * one the opponent has just made; anything else in between lifts the ban (N-018, N-019, N-G02, N-G03).
 */
import type { Board, Pushed, Table } from '../table.ts';
import { SIDES } from '../vocabulary.ts';
import type { Axis, Shift, Side } from '../vocabulary.ts';
import { fromLines, linesOf, namesOf, orderOf } from './grid.ts';

export const opposite = (side: Side): Side =>
  ({ left: 'right', right: 'left', up: 'down', down: 'up' })[side] as Side;

const towardsFirst = (side: Side): boolean => side === SIDES.row[0] || side === SIDES.column[0];

/** The grid after line `at` (from 1) was pushed one step. */
export function pushed(board: Board, push: { axis: Axis; at: number; to: Side }): Board {
  const lines = linesOf(board, push.axis).map((line, index) => {
    if (index !== push.at - 1) return line;
    return towardsFirst(push.to) ? [...line.slice(1), line[0]!] : [line.at(-1)!, ...line.slice(0, -1)];
  });
  return fromLines(lines, push.axis);
}

/** The record of a shift, told from the grid before it. */
export const recordOf = (before: Board, push: { axis: Axis; at: number; to: Side }): Pushed => ({
  axis: push.axis,
  cards: namesOf(linesOf(before, push.axis)[push.at - 1] ?? []),
  to: push.to,
  before: orderOf(before),
});

/** Where the line that was shifted last stands now, counted from 1; 0 when it is gone. */
export const lineNow = (board: Board, last: Pushed): number =>
  linesOf(board, last.axis).findIndex((line) => line.every((cell) => last.cards.includes(cell.who))) + 1;

/** Whether a shift would cancel the one just made. */
export function undoes(table: Table, { axis, at, to }: Shift): boolean {
  const { board, lastShift, variants } = table;
  if (!lastShift) return false;
  if (variants.undo === 'position') return orderOf(pushed(board, { axis, at, to })) === lastShift.before;
  return axis === lastShift.axis && to === opposite(lastShift.to) && at === lineNow(board, lastShift);
}

export const shift = (table: Table, { axis, at, to }: Shift): Table => ({
  ...table,
  board: pushed(table.board, { axis, at, to }),
  lastShift: recordOf(table.board, { axis, at, to }),
  last: { type: 'shift', axis, at, to, answer: null, told: null, removed: [] },
});
