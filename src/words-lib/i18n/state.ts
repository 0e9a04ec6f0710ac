/** How a translation stands, computed from hashes; nothing that no person has reviewed is called reviewed. */
import { lockOf, referenceOf, gameOf, sourceLocale, unitOf, type UnitTree } from './tree.ts';

/**
 * `missing`: not there; `untranslated`: word for word the source; `stale`: the source has changed since, or it wears the word;
 * `edited`: changed after its review; `orphan`: there is no such source any more; `source`: this language writes it first.
 */
export const STATES = [
  'source',
  'missing',
  'untranslated',
  'stale',
  'edited',
  'draft',
  'reviewed',
  'orphan',
] as const;
export type State = (typeof STATES)[number];

export interface Standing {
  readonly state: State;
  /** The language that it is made from. */
  readonly from: string;
  /** Who reviewed it, and when; of a lapsed review too. */
  readonly by: string | null;
  readonly on: string | null;
  /** While stale: the source as it was. */
  readonly was: string | null;
  /** Stale only because what it was made from is. */
  readonly upstream: boolean;
}

export function standing(tree: UnitTree, locale: string, id: string): Standing {
  const from = sourceLocale(tree, locale, id);
  const entry = lockOf(tree, locale).get(id);
  const own = ownState(tree, locale, id);
  const upstream = own !== 'stale' && own !== 'missing' && isStaleUpstream(tree, locale, id);
  return {
    state: upstream ? 'stale' : own,
    from,
    by: entry?.by ?? null,
    on: entry?.on ?? null,
    was: entry?.was ?? null,
    upstream,
  };
}

function ownState(tree: UnitTree, locale: string, id: string): State {
  if (referenceOf(tree, gameOf(tree, id)) === locale) return 'source';
  const source = unitOf(tree, sourceLocale(tree, locale, id), id);
  const own = unitOf(tree, locale, id);
  if (!source) return 'orphan';
  if (!own) return 'missing';
  const entry = lockOf(tree, locale).get(id);
  if (own.stale || (entry?.s !== undefined && entry.s !== source.hash)) return 'stale';
  if (own.canon === source.canon && isTelling(tree, locale, id)) return 'untranslated';
  if (entry?.st !== 'reviewed') return 'draft';
  return entry.t === own.hash ? 'reviewed' : 'edited';
}

function isStaleUpstream(tree: UnitTree, locale: string, id: string): boolean {
  const seen = new Set([locale]);
  let at = sourceLocale(tree, locale, id);
  while (!seen.has(at)) {
    if (ownState(tree, at, id) === 'stale') return true;
    seen.add(at);
    at = sourceLocale(tree, at, id);
  }
  return false;
}

/** Whether equal words mean that nobody has translated them: the two Chinese scripts share many, and so do all languages names and codes. */
function isTelling(tree: UnitTree, locale: string, id: string): boolean {
  const language = (of: string): string => of.split('-')[0]!;
  if (language(locale) === language(sourceLocale(tree, locale, id))) return false;
  return /\p{L}{4}|\p{Script=Han}{2}/u.test(plain(unitOf(tree, locale, id)!.canon));
}

/** Without what is the same in every language: placeholders, codes, names in capitals. */
function plain(canon: string): string {
  return canon.replace(/\{[^{}]*\}/g, '').replace(/\b\p{Lu}[\p{L}]*\b/gu, '');
}
