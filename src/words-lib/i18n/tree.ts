/** All units of all languages, and which language each is translated from. */
import type { Form } from './checks/check.ts';
import type { Lock } from './lock.ts';
import type { Unit } from './unit.ts';

export interface TreeLocale {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  /** Only started. */
  readonly draft: boolean;
}

export interface UnitTree {
  /** The site's reference first. */
  readonly locales: readonly TreeLocale[];
  /** Games, each with the language that its rules are first written in and whether it is only started. */
  readonly games: ReadonlyMap<string, { readonly reference: string; readonly draft: boolean }>;
  /** By language and id, in the order of the files. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, Unit>>;
  readonly locks: ReadonlyMap<string, Lock>;
  /** The glossary by `<locale>/<game>`, and by `<locale>/` the words of all games; those of a game hold both. */
  readonly terms: ReadonlyMap<string, readonly Form[]>;
  /** By language, what its `spelling.txt` lists: words that no dictionary has. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The language in which a unit is first written. */
export function referenceOf(tree: UnitTree, game: string | null): string {
  return (game === null ? undefined : tree.games.get(game)?.reference) ?? tree.locales[0]!.id;
}

export const unitOf = (tree: UnitTree, locale: string, id: string): Unit | undefined =>
  tree.units.get(locale)?.get(id);
export const lockOf = (tree: UnitTree, locale: string): Lock => tree.locks.get(locale) ?? new Map();

/** The game that an id belongs to; null for the site's own. */
export function gameOf(tree: UnitTree, id: string): string | null {
  const [first = ''] = id.split('/');
  return tree.games.has(first) ? first : null;
}

/** The language that a translation is made from: the one that its lock names, as long as that one has the unit; else the reference. */
export function sourceLocale(tree: UnitTree, locale: string, id: string): string {
  const from = lockOf(tree, locale).get(id)?.from;
  return from !== undefined && unitOf(tree, from, id) ? from : referenceOf(tree, gameOf(tree, id));
}

/** Ids of the units that a language owes: all that it does not itself write first, in the order of the reference. */
export function owedIds(tree: UnitTree, locale: string): readonly string[] {
  const layers = [null, ...tree.games.keys()].map((game) => ({ game, reference: referenceOf(tree, game) }));
  return layers
    .filter(({ reference }) => reference !== locale)
    .flatMap(({ game, reference }) =>
      [...(tree.units.get(reference)?.values() ?? [])].filter((one) => one.game === game).map(({ id }) => id),
    );
}
