import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The value kept in `file`, or the one made now and kept there. Whatever is unreadable is made anew; the file appears
 * whole or not at all, so several processes may share it.
 */
export async function cached<T>(file: string, make: () => Promise<T>): Promise<T> {
  const kept = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  if (kept !== null) return kept as T;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(made));
  await rename(`${file}.${process.pid}`, file);
  return made;
}
