/** A fingerprint of all that files of the site are made from: of a game's own pages, and of everything else. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from './folder-hashes.ts';

const FOLDERS = ['src', 'public', 'scripts'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What only pages of its own game show: cases with their titles, and prose. Words and code of all games meet in scripts. */
const OF_GAME =
  /^src\/content\/(?:games\/([^/]+)\/cases\/|words\/[^/]+\/([^/]+)\/(?:[^/]+\.mdx|cases\.yaml)$)/;

const ownerOf = (file: string): string | null => {
  const [, cases, words] = OF_GAME.exec(file) ?? [];
  return cases ?? words ?? null;
};

const digest = (parts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part}\n`);
  return hash.digest('hex').slice(0, 32);
};

/** What files of the site depend on besides the tree. */
const surroundings = [process.version, process.versions.icu ?? '', process.env['SITE_URL'] ?? ''];

export interface Inputs {
  /** Of everything. */
  readonly all: string;
  /** Of everything but what only pages of other games show. */
  readonly games: { readonly [game: string]: string };
}

/** Reads the tree below a project's folder. */
export function inputsOf(root: string): Inputs {
  const files = [
    ...FILES,
    ...FOLDERS.flatMap((folder) => filesBelow(`${root}/${folder}`).map((file) => `${folder}/${file}`)),
  ].map((file) => ({
    owner: ownerOf(file),
    line: `${file} ${digest([readFileSync(`${root}/${file}`, 'latin1')])}`,
  }));
  const within = (game: string) => files.filter(({ owner }) => owner === null || owner === game);
  const key = (some: typeof files) => digest([...surroundings, ...some.map(({ line }) => line)]);
  const games = readdirSync(`${root}/src/content/games`);
  return { all: key(files), games: Object.fromEntries(games.map((game) => [game, key(within(game))])) };
}

/** Pages of rules and cases, `en/noir/kill/index.html`, and frames of these; whatever else names a game may tell of all of them. */
const PAGE_OF_GAME = /^(?:embed\/)?[^/]+\/([^/]+)\/[^/]+\/./;

/** The fingerprint of what a file of the site is made from. */
export function inputOf(file: string, { all, games }: Inputs): string {
  const [, game = ''] = PAGE_OF_GAME.exec(file) ?? [];
  return games[game] ?? all;
}
