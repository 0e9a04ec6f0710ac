/** The grid as cells: find, look at, replace, and read its lines. */
import type { Board, Cell } from '../table.ts';
import type { Axis, Suspect, Suspects } from '../vocabulary.ts';

export const cells = (board: Board): readonly Cell[] => board.flat();

export const cellOf = (board: Board, who: Suspect): Cell | undefined =>
  cells(board).find((cell) => cell.who === who);

export const isAlive = (board: Board, who: Suspect): boolean => cellOf(board, who)?.alive ?? false;

/** The grid with one suspect's cell changed. */
export const withCell = (board: Board, who: Suspect, change: Partial<Cell>): Board =>
  board.map((row) => row.map((cell) => (cell.who === who ? { ...cell, ...change } : cell)));

export const columnsOf = (board: Board): Board =>
  (board[0] ?? []).map((_, column) => board.map((row) => row[column] as Cell));

/** All lines along an axis; `columnsOf` is its own inverse. */
export const linesOf = (board: Board, axis: Axis): Board => (axis === 'row' ? board : columnsOf(board));

export const fromLines = linesOf;

export const namesOf = (line: readonly Cell[]): Suspects => line.map((cell) => cell.who);

/** The order of the names, row by row: equal for equal grids. */
export const orderOf = (board: Board): string => board.map((row) => namesOf(row).join('')).join('/');
