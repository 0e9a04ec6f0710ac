/** `npm run i18n:import -- FILE [--locale L]`: takes translations back in; what they say is a draft until somebody reviews it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS, formatOf } from '../../src/words-lib/i18n/exchange/formats.ts';
import { takeIn } from '../../src/words-lib/i18n/exchange/take-in.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { localeNamed, main, UsageError } from './lib/command.ts';
import { writeLocks, writeMarks, writeText } from './lib/write.ts';

const usage = 'usage: npm run i18n:import -- FILE [--locale LOCALE]';
const root = process.cwd();

await main(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { locale: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || !existsSync(file))
    throw new UsageError(`found ${file ?? 'no FILE'}; the file to take in`);
  const { locale: named, rows } = read(file);
  sync();
  const tree = readUnitTree(root);
  const wanted = values.locale ?? named;
  if (!wanted) throw new UsageError('the file does not say its language; name it by --locale');
  const locale = localeNamed(tree, wanted);
  const { texts, taken, skipped } = takeIn({
    tree,
    locale,
    rows,
    read: (path) => readFileSync(join(root, path), 'utf8'),
  });
  for (const [path, text] of texts) writeText(root, path, text);
  sync();
  for (const { id, why } of skipped) console.log(`skipped ${id}: ${why}`);
  console.log(
    `${taken.length} taken in, ${skipped.length} skipped, ${rows.length - taken.length - skipped.length} as before`,
  );
  return skipped.length > 0 ? 1 : 0;
});

function read(file: string) {
  const format = formatOf(file);
  if (!format?.read)
    throw new UsageError(
      `found ${file}; a file that ends in ${Object.values(FORMATS)
        .flatMap((one) => (one.read ? [one.ending] : []))
        .join(', ')}`,
    );
  try {
    return format.read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

/** Before, so that what is stale is known; after, so that what came in is noted. */
function sync(): void {
  const { locks, markings } = planSync(readUnitTree(root));
  writeMarks(root, markings);
  writeLocks(root, locks);
}
