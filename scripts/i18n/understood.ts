/**
 * `npm run i18n:understood -- ID --locale L --by NAME --right N --of N --bound S-T [--on DATE]`: somebody who has not translated
 * this sentence has passed its blind test. The test's page writes the line.
 */
import { parseArgs } from 'node:util';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { lockOf } from '../../src/words-lib/i18n/tree.ts';
import { understood } from '../../src/words-lib/i18n/understood.ts';
import { idsNamed, localeNamed, main, UsageError } from './lib/command.ts';
import { writeLocks } from './lib/write.ts';

const usage =
  'usage: npm run i18n:understood -- ID --locale LOCALE --by NAME --right N --of N --bound S-T [--on YYYY-MM-DD]';

const root = process.cwd();
const option = { type: 'string' } as const;

await main(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { locale: option, by: option, right: option, of: option, bound: option, on: option },
  });
  const { by, bound } = values;
  if (!values.locale || !by || !bound)
    throw new UsageError(
      'found no --locale, no --by or no --bound; the page of the test writes the whole line',
    );
  const on = values.on ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) throw new UsageError(`--on: found ${on}; a date as 2026-11-30`);
  const tree = readUnitTree(root);
  const locale = localeNamed(tree, values.locale);
  const [id, ...more] = idsNamed(tree, positionals);
  if (more.length > 0) throw new UsageError('found several ids; one sentence a line');
  const said = understood(tree, locale, {
    id: id!,
    by,
    on,
    right: Number(values.right),
    of: Number(values.of),
    bound,
  });
  if ('fault' in said) throw new UsageError(`${locale} ${id}: ${said.fault}`);
  const locks = new Map([[locale, new Map(lockOf(tree, locale)).set(id!, said.entry)]]);
  writeLocks(root, locks);
  writeLocks(root, planSync(readUnitTree(root)).locks);
  console.log(`${locale} ${id}: understood`);
  return 0;
});
