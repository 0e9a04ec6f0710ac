/** `npm run bench:i18n [-- --missed] [--write]`: how many seeded faults the checks find, and how often they cry without one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runBench } from '../../src/words-lib/i18n/bench/run.ts';
import { checkRows, faultRows, type TableRow } from '../../src/words-lib/i18n/bench/table.ts';
import { withOtherScript } from '../../src/words-lib/i18n/convert.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { main } from './lib/command.ts';

/** What the site shows. */
const MEASURED = 'src/words-lib/i18n/bench/measured.json';

await main('usage: npm run bench:i18n [-- --missed] [--write]', () => {
  const { values } = parseArgs({
    options: { missed: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  });
  const tree = readUnitTree();
  const bench = runBench({
    tree,
    read: (file) => readFileSync(file, 'utf8'),
    otherScript: withOtherScript,
    each: 20,
    seed: 1,
  });
  const mutants = bench.scores.reduce((sum, one) => sum + one.mutants, 0);
  console.log(
    `${mutants} mutants of ${new Set(bench.scores.map(({ fault }) => fault)).size} kinds, in ${tree.locales.map(({ id }) => id).join(', ')}\n`,
  );
  print(faultRows(bench));
  console.log();
  print(checkRows(bench));
  if (values.missed)
    for (const { locale, fault, missed } of bench.scores)
      for (const id of missed) console.log(`missed: ${locale} ${id}: ${fault}`);
  if (values.write) {
    const [, ...checks] = checkRows(bench);
    const kinds = new Set(bench.scores.map(({ fault }) => fault)).size;
    writeFileSync(
      MEASURED,
      `${JSON.stringify({ mutants, kinds, checks: checks.filter(([, seeded]) => seeded !== '0') }, null, 2)}\n`,
    );
  }
  return 0;
});

function print(rows: readonly TableRow[]): void {
  const width = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width[column]!) : cell.padStart(width[column]!)))
        .join('  '),
    );
}
