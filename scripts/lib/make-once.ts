import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Fills a folder once: `fill` gets an empty folder beside it, which takes the final name only when complete.
 * Two processes may call this together; the slower one throws its copy away. Returns the folder.
 */
export async function makeOnce(folder: string, fill: (empty: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await fill(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
