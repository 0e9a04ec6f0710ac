import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, as paths with forward slashes relative to it, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** The hash of each file below a folder, by path. */
export function folderHashes(folder: string): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(filesBelow(folder).map((file) => [file, hash(file)]));
}

/** Paths that are in only one of two folders, or differ between them. */
export function differences(one: string, other: string): string[] {
  const [left, right] = [folderHashes(one), folderHashes(other)];
  const all = new Set([...left.keys(), ...right.keys()]);
  return [...all].filter((file) => left.get(file) !== right.get(file)).toSorted();
}
