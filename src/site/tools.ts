/** Pages that a game has beside its rules, to use at a table: each is a folder of its own among the pages. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gamePath } from './paths.ts';
import { words } from './words.ts';

export interface Tool {
  readonly href: string;
  readonly title: string;
  readonly lede: string;
}

/** The tools of a game in a reader's language; none for most games. Throws when a title is missing. */
export function toolsOf(locale: string, game: string, root = process.cwd()): readonly Tool[] {
  const folder = join(root, 'src/pages/[locale]', game);
  if (!existsSync(folder)) return [];
  const say = words.say(locale, game);
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.astro')))
    .sort()
    .map((name) => ({
      href: `${gamePath(locale, game)}${name}/`,
      title: say(`${name}.title`),
      lede: say(`${name}.lede`),
    }));
}
