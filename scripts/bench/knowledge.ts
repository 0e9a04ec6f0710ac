/** The settings in which the solver races brute force, and the full grid, where only the solver can run. */
import { race } from './race.ts';
import type { RaceOptions } from './race.ts';
import { ratio } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { bySolver, byBruteForce, checkKnowledge, reading, witnessed } from './solver.ts';
import type { Setting } from './solver.ts';
import { worldsFor } from './worlds.ts';

const small = { rows: 2, columns: 3 };
const larger = { rows: 2, columns: 4 };

/** Brute force is feasible in these: the larger the grid, the fewer games. */
export const SETTINGS: readonly Setting[] = [
  { deal: small, seat: 'killer', seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { deal: small, seat: 'inspector', seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { deal: larger, seat: 'killer', seeds: [1, 2] },
  { deal: larger, seat: 'inspector', seeds: [1] },
];

export interface Contest {
  readonly setting: Setting;
  /** The deals that the seat cannot tell apart at the beginning. */
  readonly worlds: number;
  readonly steps: number;
  /** How many times as long brute force takes for a step. */
  readonly slower: Ratio;
}

/** One setting, checked and timed. @throws Error where solver and brute force differ. */
export function contest(setting: Setting, options: RaceOptions): Contest {
  const games = witnessed(setting);
  const steps = checkKnowledge(games);
  const [solver, force] = race([reading(games, bySolver), reading(games, byBruteForce)], options);
  const worlds = worldsFor(games[0]!.game, setting.seat).length;
  return { setting, worlds, steps, slower: ratio(force!, solver!) };
}
