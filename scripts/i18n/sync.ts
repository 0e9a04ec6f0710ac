/** `npm run i18n:sync [-- --mended]`: marks what became stale, and notes in the locks what every translation is made from. */
import { parseArgs } from 'node:util';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { main } from './lib/command.ts';
import { writeLocks, writeMarks } from './lib/write.ts';

const usage = 'usage: npm run i18n:sync [-- --mended]';

await main(usage, () => {
  const { values } = parseArgs({ options: { mended: { type: 'boolean', default: false } } });
  const root = process.cwd();
  const { locks, markings, both } = planSync(readUnitTree(root), values);
  const changed = [...writeMarks(root, markings), ...writeLocks(root, locks)];
  for (const { unit, stale } of markings)
    console.log(
      `${unit.place.file}:${unit.place.line}: ${unit.id} ${stale ? 'is stale' : 'is no longer stale'}`,
    );
  if (both.length > 0)
    console.log(
      `\n${both.length} changed together with their source and are marked all the same. Where they say what it says, take the word off, or undo this and run with --mended.`,
    );
  console.log(changed.length === 0 ? 'nothing to do' : changed.map((file) => `wrote ${file}`).join('\n'));
  return 0;
});
