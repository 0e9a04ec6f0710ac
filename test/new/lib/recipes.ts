/** The table of files in the contributors' guide. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/lib/paths.ts';

export interface Recipe {
  /** Paths, or folders with a slash at their end. */
  readonly made: readonly string[];
  readonly edited: readonly string[];
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);

/** The row that begins with `name`, with `<game>` and the like filled in. */
export function recipe(name: string, values: { readonly [placeholder: string]: string }): Recipe {
  const rows = readFileSync(inProject('CONTRIBUTING.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, first]) => first === name);
  if (!row) throw new Error(`CONTRIBUTING.md has no row "${name}"`);
  const fill = (path: string): string =>
    path.replace(/<(\w+)>/g, (whole, key: string) => values[key] ?? whole);
  return { made: pathsIn(row[2] ?? '').map(fill), edited: pathsIn(row[3] ?? '').map(fill) };
}

/** The folders and files of a recipe that stand for `paths`; a path that the recipe does not name stands for itself. */
export function namedBy(paths: readonly string[], named: readonly string[]): readonly string[] {
  const covers = (name: string, path: string): boolean =>
    name.endsWith('/') ? path.startsWith(name) : path === name;
  return [...new Set(paths.map((path) => named.find((name) => covers(name, path)) ?? path))].toSorted();
}
