/** "Take one deceased card out of every column (or every row) and close up the grid", as an action (N-065, N-066, N-G15). */
import type { Cell, Table } from '../table.ts';
import type { Collapse, Suspects } from '../vocabulary.ts';
import { fromLines, linesOf, namesOf } from './grid.ts';
import { takenOut } from './removal.ts';

const deadOf = (line: readonly Cell[]): Suspects => namesOf(line.filter((cell) => !cell.alive));

/** Whether `take` is exactly one deceased suspect out of each line. */
export function takesOneOfEach({ board }: Table, { each, take }: Collapse): boolean {
  const lines = linesOf(board, each);
  const oneOf = (line: readonly Cell[]) => deadOf(line).filter((who) => take.includes(who)).length === 1;
  return take.length === lines.length && lines.every(oneOf);
}

export function collapse(table: Table, { each, take, to }: Collapse): Table {
  const lines = linesOf(table.board, each).map((line) => line.filter((cell) => !take.includes(cell.who)));
  const board = fromLines(lines, each);
  return takenOut(
    {
      ...table,
      lastShift: null,
      last: { type: 'collapse', each, take, to, answer: null, told: null, removed: [] },
    },
    board,
  );
}

/** Every choice of one deceased suspect out of each line. */
export const choices = ({ board }: Table, each: Collapse['each']): Suspects[] =>
  linesOf(board, each)
    .map(deadOf)
    .reduce<Suspects[]>((some, dead) => some.flatMap((take) => dead.map((who) => [...take, who])), [[]]);
