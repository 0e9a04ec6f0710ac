/** Which game, rule and case a file is about: its path inside the tree, or its own keys outside. */
import type { Games, LoadedGame } from './games.ts';
import { isSlug } from './schema.ts';

export interface Place {
  readonly game: string;
  readonly rule: string;
  readonly slug: string;
}

/** Ends the reading of a document: where, what was found, what would do. */
export type Fail = (path: readonly PropertyKey[], found: unknown, wanted: string) => never;

const TREE = /(?:^|\/)src\/content\/games\/([^/]+)\/cases\/([^/]+)\/([^/]+)\.ya?ml$/i;

/** `…/src/content/games/noir/cases/kill/x.yaml` → its game, rule and slug; null outside the tree. */
export function placeOf(file: string): Place | null {
  const [, game, rule, slug] = TREE.exec(file.replaceAll('\\', '/')) ?? [];
  return game && rule && slug ? { game, rule, slug } : null;
}

/** The name of a draft that has no id: after its file, and by number where the file holds several. */
function draftSlug(file: string, index: number): string {
  const name = file
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const slug = name.replace(/^-|-$/g, '') || 'draft';
  return index === 0 ? slug : `${slug}-${index + 1}`;
}

export interface Source {
  readonly file: string;
  readonly games: Games;
  /** Which document of the file it is, from 0. */
  readonly index: number;
  readonly fail: Fail;
}

/** Game and rule, from the path inside the tree or from the file's own keys; both, when given, must agree. */
export function identify(
  record: Record<string, unknown>,
  source: Source,
): { place: Place; loaded: LoadedGame } {
  const { file, games, index, fail } = source;
  const tree = placeOf(file);
  if (tree && !isSlug(tree.slug))
    fail([], tree.slug, 'a file name of lower-case letters, digits and hyphens');
  const [idGame, idRule, idSlug] = typeof record['id'] === 'string' ? record['id'].split('/') : [];
  const named = (key: string, otherwise: string | undefined): string | undefined => {
    const value = record[key] ?? otherwise;
    return value === undefined || typeof value === 'string'
      ? value
      : fail([key], value, `the name of a ${key}, as text`);
  };
  const known = [...games.keys()].join(', ');
  const game = named('game', tree?.game ?? idGame) ?? fail(['game'], undefined, `name the game: ${known}`);
  const loaded =
    games.get(game) ??
    fail(record['game'] === undefined ? [] : ['game'], game, `a game that is here: ${known}`);
  const rules = Object.keys(loaded.game.rules);
  const rule =
    named('rule', tree?.rule ?? idRule) ?? fail(['rule'], undefined, `name the rule: ${rules.join(', ')}`);
  if (!rules.includes(rule))
    fail(record['rule'] === undefined ? [] : ['rule'], rule, `a rule of ${game}: ${rules.join(', ')}`);
  if (tree && (game !== tree.game || rule !== tree.rule)) {
    const [key, found] = game !== tree.game ? ['game', game] : ['rule', rule];
    fail([key!], found, `what the path says: ${tree.game}/${tree.rule}; or leave it out`);
  }
  const place = { game, rule, slug: tree?.slug ?? idSlug ?? draftSlug(file, index) };
  const id = `${game}/${rule}/${place.slug}`;
  if (typeof record['id'] === 'string' && record['id'].split('/').length === 3 && record['id'] !== id)
    fail(['id'], record['id'], `what game, rule and path say: ${id}; or leave it out`);
  return { place, loaded };
}
