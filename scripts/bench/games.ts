/** The games that are played: random moves from a seed, chosen before any clock runs. */
import { randomFrom } from '../../test/lib/random.ts';
import { randomGame, randomVariants } from '../../test/noir/random-game.ts';
import type { RandomGame } from '../../test/noir/random-game.ts';

export interface SeededGame extends RandomGame {
  readonly seed: number;
}

/** Games of seeds 1 to `count` on the full grid: the default edition, and for odd seeds random variants. */
export const gamesFrom = (count: number): SeededGame[] =>
  Array.from({ length: count }, (_, index) => index + 1).map((seed) => ({
    seed,
    ...randomGame({ seed, variants: seed % 2 ? randomVariants(randomFrom(seed)) : {} }),
  }));

/** How many moves are made in all of them. */
export const movesIn = (games: readonly RandomGame[]): number =>
  games.reduce((sum, { events }) => sum + events.length, 0);
