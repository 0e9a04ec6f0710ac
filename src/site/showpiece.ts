/** The case on the home page: the one that a game's data file names, or the first case of the first game. */
import { cases, caseOf, type Replayed } from './cases.ts';
import { games } from './games.ts';

export function showpiece(): Replayed {
  const named = games.map(({ file }) => file.showpiece).find((id) => id !== undefined);
  return named ? caseOf(named) : cases[0]!;
}
