/** Cases that are there already: their positions are the ground on which new ones are built. */
import { readTree } from '../../../src/cases/find.ts';
import { loadGames, type LoadedGame } from '../../../src/cases/games.ts';
import type { ReadCase } from '../../../src/cases/read.ts';
import { root } from '../../lib/paths.ts';
import { oneOf } from './names.ts';
import { Refused } from './refused.ts';

export interface Ground {
  readonly game: LoadedGame['game'];
  /** The game's cases, those of the rule first, then in the rules' own order. */
  readonly donors: readonly ReadCase[];
}

/** @throws Refused when there is no such game, or it has no case; CaseFileError when the tree holds a file that cannot be read. */
export async function groundOf(id: string, rule: string): Promise<Ground> {
  const games = await loadGames(root);
  const { game } = games.get(oneOf('game', id, [...games.keys()]))!;
  const rules = Object.keys(game.rules);
  const far = (one: ReadCase): number => (one.case.rule === rule ? -1 : rules.indexOf(one.case.rule));
  const donors = readTree(games, root).filter((one) => one.case.game === id);
  if (donors.length === 0)
    throw new Refused(
      `found no case of ${id}, on whose position a new one could be built; wanted at least one in src/content/games/${id}/cases`,
    );
  return { game, donors: donors.toSorted((a, b) => far(a) - far(b)) };
}
