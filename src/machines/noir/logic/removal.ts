/** "As soon as a whole row or column is deceased it is removed and the grid shrinks" (N-061 to N-064). */
import type { Board, Cell, Table } from '../table.ts';
import { cells, columnsOf, namesOf } from './grid.ts';

const isDead = (line: readonly Cell[]): boolean => line.every((cell) => !cell.alive);

const alone = (board: Board): Board => {
  const rows = board.filter((row) => !isDead(row));
  return columnsOf(columnsOf(rows).filter((column) => !isDead(column)));
};

/** Whether the edition removes lines by itself and one is deceased as a whole. */
export const lineIsDead = ({ board, variants }: Table): boolean =>
  variants.removal === 'automatic' && (board.some(isDead) || columnsOf(board).some(isDead));

/** Puts cells out of the grid; evidence cards on them are put away. */
export function takenOut(table: Table, board: Board): Table {
  const stays = new Set(namesOf(cells(board)));
  const out = cells(table.board).filter((cell) => !stays.has(cell.who));
  return {
    ...table,
    board,
    gone: [...table.gone, ...namesOf(out)],
    discarded: [...table.discarded, ...namesOf(out.filter((cell) => cell.innocent))],
    last: table.last && { ...table.last, removed: namesOf(out) },
  };
}

/** Every line that is deceased as a whole goes; the order makes no difference (N-063). */
export const removeLines = (table: Table): Table => takenOut(table, alone(table.board));
