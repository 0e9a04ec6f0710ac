/** What stands behind every sentence of the rules; joined once a build. */
import { factsOf, gameFacts } from '../words-lib/coverage-facts.ts';
import { coverage } from '../words-lib/coverage.ts';
import { readProseOnly } from '../words-lib/prose-only.ts';
import { cases } from './cases.ts';
import { games } from './games.ts';
import { words } from './words.ts';

/** Why a clause is told in prose only, by game and clause id. */
export const proseOnly = new Map(games.map(({ id }) => [id, readProseOnly(id)]));

/** What is only started, by language and game. */
export interface Started {
  readonly locale: string;
  readonly game: string | null;
  readonly ids: readonly string[];
}

export const report = coverage(
  words,
  games.map(({ id, game, file }) =>
    gameFacts(game, {
      replayed: cases,
      facts: factsOf(file.facts),
      proseOnly: Object.keys(proseOnly.get(id)!),
    }),
  ),
);

/** What is to be mended. */
export const findings = report.findings.filter(({ draft }) => !draft);

/** What languages lack of things that are only started. */
export const started: readonly Started[] = report.findings
  .filter(({ draft }) => draft)
  .reduce((groups: Started[], { locale, game, id }) => {
    const known = groups.findIndex((one) => one.locale === locale && one.game === game);
    if (known < 0) return [...groups, { locale: locale!, game, ids: [id] }];
    return groups.with(known, { ...groups[known]!, ids: [...groups[known]!.ids, id] });
  }, []);
