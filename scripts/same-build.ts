import { rmSync } from 'node:fs';
import { buildSite } from './lib/build-site.ts';
import { differences } from './lib/folder-hashes.ts';
import { orExplain } from './lib/or-explain.ts';
import { cache } from './lib/paths.ts';

const folders: [string, string] = [`${cache}/build-1`, `${cache}/build-2`];

await orExplain(async () => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    await buildSite(folder);
  }
  const different = differences(...folders);
  for (const folder of folders) rmSync(folder, { recursive: true });
  if (different.length) throw new Error(`Two builds of the same sources differ in:\n${different.join('\n')}`);
  console.log('Two builds of the same sources are equal, file by file.');
});
