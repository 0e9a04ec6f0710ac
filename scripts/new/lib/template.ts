/** Files to be made, as templates: `__name__` in a path or a text stands for a value; the suffix `.tmpl` keeps other tools away. */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../lib/paths.ts';
import type { Change } from './write.ts';

const FOLDER = 'scripts/new/templates';
const SUFFIX = '.tmpl';

export type Values = { readonly [name: string]: string };

/** Throws when a placeholder has no value: our mistake. */
export function fill(text: string, values: Values): string {
  return text.replace(/__([a-z][A-Za-z]*)__/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the placeholder __${name}__ has no value`);
    return value;
  });
}

/** One template, filled. */
export const filled = (name: string, values: Values): string =>
  fill(readFileSync(inProject(`${FOLDER}/${name}${SUFFIX}`), 'utf8'), values);

/** Every template below a folder, filled, at its path. */
export function folderFilled(name: string, values: Values): Change[] {
  const folder = `${FOLDER}/${name}/`;
  const names = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return names
    .filter((path) => path.endsWith(SUFFIX))
    .toSorted()
    .map((path) => {
      const plain = path.slice(0, -SUFFIX.length);
      return { path: fill(plain, values), text: filled(`${name}/${plain}`, values) };
    });
}
