/**
 * `npm run i18n:ok -- ID… --locale L --by NAME [--from LOCALE] [--on DATE]`: these translations were compared and are right.
 * `npm run i18n:minor -- ID… [--locale L]`: what changed in their source changes no meaning.
 * `npm run i18n:waive -- ID… --check CHECK --reason "…" [--locale L]`: what this check finds there may stay.
 */
import { parseArgs } from 'node:util';
import { CHECKS } from '../../src/words-lib/i18n/checks/check.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { lockOf, owedIds } from '../../src/words-lib/i18n/tree.ts';
import { minor, reviewed, waive, type Vouched } from '../../src/words-lib/i18n/vouch.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { idsNamed, localeNamed, localesNamed, main, UsageError } from './lib/command.ts';
import { writeLocks, writeMarks } from './lib/write.ts';

const usage = `usage: npm run i18n:ok -- ID... --locale LOCALE --by NAME [--from LOCALE] [--on YYYY-MM-DD]
       npm run i18n:minor -- ID... [--locale LOCALE]
       npm run i18n:waive -- ID... --check CHECK --reason "..." [--locale LOCALE]`;

const root = process.cwd();

await main(usage, () => {
  const [verb, ...args] = process.argv.slice(2);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      by: { type: 'string' },
      from: { type: 'string' },
      on: { type: 'string' },
      check: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  if (verb !== 'ok' && verb !== 'minor' && verb !== 'waive')
    throw new UsageError(`found ${verb ?? 'nothing'}; ok, minor or waive`);
  if (verb === 'waive' && !(CHECKS.some((name) => name === values.check) && values.reason))
    throw new UsageError(
      `--check: found ${values.check ?? 'nothing'}; one of ${CHECKS.join(', ')}, and a --reason`,
    );
  if (verb === 'ok' && !(values.by && values.locale))
    throw new UsageError('found no --by or no --locale; whose word is it, for which language');
  const on = values.on ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) throw new UsageError(`--on: found ${on}; a date as 2026-11-30`);
  const tree = readUnitTree(root);
  const from = values.from === undefined ? undefined : localeNamed(tree, values.from);
  const ids = idsNamed(tree, positionals);
  let done = 0;
  const vouched = localesNamed(tree, values.locale).flatMap((locale) =>
    ids
      .filter((id) => owedIds(tree, locale).includes(id))
      .flatMap((id): (Vouched & { locale: string; id: string })[] => {
        const said = {
          minor: () => minor(tree, locale, id),
          ok: () => reviewed(tree, locale, { id, by: values.by!, on, ...(from !== undefined && { from }) }),
          waive: () => waive(tree, locale, { id, check: values.check!, reason: values.reason! }),
        }[verb]();
        if (said) done += 1;
        else console.error(`${locale} ${id}: no translation`);
        return said ? [{ ...said, locale, id }] : [];
      }),
  );
  const locks = new Map(tree.locales.map(({ id }) => [id, new Map(lockOf(tree, id))]));
  for (const { locale, id, entry } of vouched) locks.get(locale)!.set(id, entry);
  writeMarks(
    root,
    vouched.flatMap(({ markings }) => markings),
  );
  writeLocks(root, locks);
  writeLocks(root, planSync(readUnitTree(root)).locks);
  console.log(`${done} ${{ ok: 'reviewed', minor: 'still as good as before', waive: 'may stay' }[verb]}`);
  return done > 0 ? 0 : 1;
});
