import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './folder-hashes.ts';
import { dist, inProject } from './paths.ts';

/** A page of the built site. */
export interface SitePage {
  /** The address below the site's root, as `/en/noir/`. */
  path: string;
  file: string;
  /** `home`, `game`, `rule`, `case`, `step`, `embed`, `404`; any other page is a kind of its own, as `glossary`. */
  kind: string;
  /** The slug of its locale, or nothing where it has none. */
  locale?: string;
  /** The game that it is about, or nothing. */
  game?: string;
}

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const words = inProject('src/content/words');

/** Locale ids as their folders are named, `zh-Hant`. */
export const locales: string[] = foldersIn(words);

/** Locales as they stand in addresses, `zh-hant`. */
export const localeSlugs: string[] = locales.map((locale) => locale.toLowerCase());

const games = foldersIn(inProject('src/content/games'));

const isRule = (game: string, slug: string): boolean =>
  locales.some((locale) => existsSync(join(words, locale, game, `${slug}.mdx`)));

const kindsByDepth = ['home', 'game', 'rule', 'case', 'step'];

function kindOf(segments: string[]): string {
  const [game, rule] = segments;
  if (game && !games.includes(game)) return game;
  if (game && rule && !isRule(game, rule)) return rule;
  return kindsByDepth[segments.length] ?? 'other';
}

/** Says what kind of page lies at a path, from the shape of its address. */
export function describePath(path: string): Pick<SitePage, 'kind' | 'locale' | 'game'> {
  const all = path.split('/').filter(Boolean);
  const segments = all[0] === 'embed' ? all.slice(1) : all;
  const [locale] = segments;
  if (!locale || !localeSlugs.includes(locale))
    return { kind: all[0] ? all[0].replace('.html', '') : 'root' };
  const game = games.find((one) => one === segments[1]);
  return { kind: all[0] === 'embed' ? 'embed' : kindOf(segments.slice(1)), locale, ...(game && { game }) };
}

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** What is meant to be opened on the site: no case in a file of its own, and no short link, which only leads to a page. */
const isPage = (file: string): boolean =>
  /(^|\/)index\.html$|^404\.html$/.test(file) && !file.startsWith('e/');

/** Every page of the built site. Throws where nothing was built. */
export function sitePages(folder: string = dist): SitePage[] {
  if (!existsSync(folder)) throw new Error('There is no built site yet: npm run build');
  return filesBelow(folder)
    .filter(isPage)
    .map((file) => ({ path: pathOf(file), file: join(folder, file), ...describePath(pathOf(file)) }));
}

export const readPage = (page: SitePage): string => readFileSync(page.file, 'utf8');

const size = (page: SitePage): number => statSync(page.file).size;

/** The largest page of each group: where anything goes wrong, it most likely goes wrong there. */
export function largestOfEach(pages: SitePage[], group: (page: SitePage) => string): SitePage[] {
  const largest = new Map<string, SitePage>();
  for (const page of pages) {
    const known = largest.get(group(page));
    if (!known || size(page) > size(known)) largest.set(group(page), page);
  }
  return [...largest.values()];
}
