/** What the cases of each game prove of its sentences; found out once a build, when a page asks. */
import { loadMutants } from '../cases/mutants.ts';
import { proofOf, type Proof } from '../words-lib/proof.ts';
import { cases } from './cases.ts';
import { proseOnly } from './coverage.ts';
import type { SiteGame } from './games.ts';
import { words } from './words.ts';

const found = new Map<string, Promise<Proof>>();

export function proofFor({ id, game }: SiteGame): Promise<Proof> {
  const known = found.get(id) ?? prove(id, game);
  found.set(id, known);
  return known;
}

async function prove(id: string, game: SiteGame['game']): Promise<Proof> {
  return proofOf(game, {
    words,
    played: cases.filter((one) => one.case.game === id),
    mutants: await loadMutants(game),
    proseOnly: Object.keys(proseOnly.get(id)!),
  });
}
