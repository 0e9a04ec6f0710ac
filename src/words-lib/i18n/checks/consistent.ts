/** Which words of a glossary a language keeps to, so that leaving one out tells something. */
import { once } from '../../once.ts';
import { gameOf, owedIds, type UnitTree } from '../tree.ts';
import type { Pair } from './check.ts';
import { lostTerms, mentioned } from './terms.ts';

/** Mentions that a term needs before its use can be called a habit, and how constant the habit must be. */
const ENOUGH = 8;
const CONSTANT = 0.97;

/** Keys by game (the site's own under the empty name) of the terms that the translations into a language hold to. */
export function constantTerms(
  tree: UnitTree,
  locale: string,
  pairOf: (id: string) => Pair | null,
): (game: string | null) => ReadonlySet<string> {
  return once((game: string | null) => {
    const seen = new Map<string, { mentions: number; kept: number }>();
    for (const id of owedIds(tree, locale)) {
      if (gameOf(tree, id) !== game) continue;
      const pair = pairOf(id);
      if (!pair || ['term', 'message'].includes(pair.target.unit.kind)) continue;
      const lost = new Set(lostTerms(pair));
      for (const key of mentioned(pair.source)) {
        const count = seen.get(key) ?? { mentions: 0, kept: 0 };
        seen.set(key, { mentions: count.mentions + 1, kept: count.kept + (lost.has(key) ? 0 : 1) });
      }
    }
    return new Set(
      [...seen]
        .filter(([, { mentions, kept }]) => mentions >= ENOUGH && kept / mentions >= CONSTANT)
        .map(([key]) => key),
    );
  });
}
