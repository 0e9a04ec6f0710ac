/**
 * "Neighbours are the up to 8 surrounding cells", without wrap-round at the edges; the deceased take up their cells
 * like anybody, and lines that come to touch are neighbours (N-013 to N-016).
 */
import type { Board } from '../table.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';

/** The neighbours of a suspect, deceased ones included; none for somebody who is not in the grid. */
export function near(board: Board, who: Suspect): Suspects {
  const row = board.findIndex((line) => line.some((cell) => cell.who === who));
  if (row < 0) return [];
  const column = board[row]!.findIndex((cell) => cell.who === who);
  return board
    .slice(Math.max(row - 1, 0), row + 2)
    .flatMap((line) => line.slice(Math.max(column - 1, 0), column + 2))
    .map((cell) => cell.who)
    .filter((neighbour) => neighbour !== who);
}
