/** What a build left in its folder: which files, and from what they were made. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow } from './folder-hashes.ts';
import type { Inputs } from './inputs.ts';
import { cache } from './paths.ts';

export interface Left {
  readonly inputs: Inputs;
  /** Names of scripts and styles, which pages name. */
  readonly assets: readonly string[];
  /** Which pictures. */
  readonly pictures: string;
  /** Size and time of each file, by path. */
  readonly files: { readonly [path: string]: string };
}

const noteOf = (folder: string): string =>
  `${cache}/left/${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`;

function filesIn(folder: string): Left['files'] {
  const state = (path: string) => {
    const { size, mtimeMs } = lstatSync(`${folder}/${path}`);
    return `${size} ${mtimeMs}`;
  };
  const own = filesBelow(folder).filter((path) => !path.startsWith('.git/'));
  return Object.fromEntries(own.map((path) => [path, state(path)]));
}

function same(one: Left['files'], other: Left['files']): boolean {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

/**
 * What the last build left in a folder; null where it did not end well, or where anybody has touched a file since. The note of it is
 * taken away: until the build that asks has ended well itself, nothing is known of the folder.
 */
export function takeLeft(folder: string): Left | null {
  const note = noteOf(folder);
  if (!existsSync(note) || !existsSync(folder)) return null;
  const left = JSON.parse(readFileSync(note, 'utf8')) as Left;
  rmSync(note);
  return same(left.files, filesIn(folder)) ? left : null;
}

/** Notes what a build that has ended well leaves in a folder. */
export function noteLeft(folder: string, left: Omit<Left, 'files'>): void {
  const note = noteOf(folder);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ ...left, files: filesIn(folder) } satisfies Left));
}
