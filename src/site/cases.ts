/** Every case, replayed once a build. */
import { getCollection } from 'astro:content';
import type { Case } from '../machines/game.ts';
import { replay } from '../machines/replay.ts';
import type { Trace } from '../machines/trace.ts';
import { gameOf } from './games.ts';

export interface Replayed {
  readonly case: Case;
  readonly trace: Trace;
  /** Path of the case file in the project. */
  readonly file: string;
}

/** All cases: by game, then the rule's place in learning order, then file name. */
export const cases: readonly Replayed[] = (await getCollection('cases'))
  .map(({ data }) => data as unknown as Case & { file: string })
  .toSorted((a, b) => a.game.localeCompare(b.game) || order(a) - order(b) || a.id.localeCompare(b.id))
  .map(({ file, ...one }) => ({ case: one, trace: replay(gameOf(one.game).game, one), file }));

function order({ game, rule }: Case): number {
  return gameOf(game).rules.indexOf(rule);
}

const byId = new Map(cases.map((one) => [one.case.id, one]));

/** @throws when there is no such case. */
export function caseOf(id: string): Replayed {
  const found = byId.get(id);
  if (!found) throw new Error(`found no case "${id}"`);
  return found;
}

export const casesOf = (game: string, rule: string): readonly Replayed[] =>
  cases.filter((one) => one.case.game === game && one.case.rule === rule);

for (const { trace, file } of cases) {
  const [failure] = trace.failures;
  if (!failure) continue;
  const { step, key, expected, actual } = failure;
  throw new Error(
    `${file}: step ${step}: ${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}; mend the case, or the rules if the register agrees with it`,
  );
}
