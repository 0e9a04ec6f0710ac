/** `npm run i18n:status [-- --locale L] [--list STATE] [--json]`: how the translations stand, by language and game. */
import { parseArgs } from 'node:util';
import { groupBy } from '../../src/words-lib/i18n/group.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { standing, STATES, type State } from '../../src/words-lib/i18n/state.ts';
import { gameOf, owedIds } from '../../src/words-lib/i18n/tree.ts';
import { localesNamed, main, UsageError } from './lib/command.ts';

const usage = `usage: npm run i18n:status [-- --locale LOCALE] [--list ${STATES.slice(1).join('|')}] [--json]`;

await main(usage, () => {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string' },
      list: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.list !== undefined && !STATES.includes(values.list as State))
    throw new UsageError(`--list: found ${values.list}; one of ${STATES.join(', ')}`);
  const tree = readUnitTree();
  const rows = localesNamed(tree, values.locale).flatMap((locale) =>
    owedIds(tree, locale).map((id) => ({
      locale,
      id,
      game: gameOf(tree, id),
      ...standing(tree, locale, id),
    })),
  );
  if (values.json) console.log(JSON.stringify(rows));
  else if (values.list !== undefined)
    for (const { locale, id } of rows.filter(({ state }) => state === values.list))
      console.log(`${locale} ${id}`);
  else for (const line of table(rows)) console.log(line);
  return 0;
});

function table(rows: readonly { locale: string; game: string | null; state: State }[]): readonly string[] {
  const shown = STATES.filter((state) => state !== 'source');
  const groups = groupBy(rows, ({ locale, game }) => `${locale.padEnd(8)} ${(game ?? 'site').padEnd(12)}`);
  const count = (own: readonly { state: State }[], state: State): string =>
    String(own.filter((one) => one.state === state).length).padStart(state.length);
  return [
    `${'language'.padEnd(8)} ${'game'.padEnd(12)} ${shown.join('  ')}`,
    ...[...groups].map(([name, own]) => `${name} ${shown.map((state) => count(own, state)).join('  ')}`),
  ];
}
