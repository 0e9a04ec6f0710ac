/** Translations that somebody has understood who had nothing but them: the blind test, as the lock keeps it. */
import type { LockEntry } from './lock.ts';
import { lockOf, owedIds, sourceLocale, unitOf, type UnitTree } from './tree.ts';

/** So many right answers prove that a sentence is understood. */
export const ENOUGH = 3;

/** The hashes of source and translation, `<s>-<t>`; null where there is no translation to be understood. */
export function bindingOf(tree: UnitTree, locale: string, id: string): string | null {
  const from = sourceLocale(tree, locale, id);
  const [own, source] = [unitOf(tree, locale, id), unitOf(tree, from, id)];
  return own && source && from !== locale ? `${source.hash}-${own.hash}` : null;
}

/** Whether it has been understood as it now stands; that lapses when either text changes. */
export function isUnderstood(tree: UnitTree, locale: string, id: string): boolean {
  const known = lockOf(tree, locale).get(id)?.understood;
  return known !== undefined && `${known.s}-${known.t}` === bindingOf(tree, locale, id);
}

export interface Answered {
  readonly id: string;
  readonly by: string;
  /** ISO date. */
  readonly on: string;
  readonly right: number;
  readonly of: number;
  /** `<s>-<t>`, as the page gave it. */
  readonly bound: string;
}

/** The entry with a passed test in it, or why it cannot count. */
export function understood(
  tree: UnitTree,
  locale: string,
  { id, by, on, right, of, bound }: Answered,
): { readonly entry: LockEntry } | { readonly fault: string } {
  const now = bindingOf(tree, locale, id);
  if (now === null || !owedIds(tree, locale).includes(id)) return { fault: 'no translation' };
  if (bound !== now)
    return { fault: `found --bound ${bound}; the texts are ${now} now, take the test again` };
  if (!(right >= ENOUGH && right <= of))
    return { fault: `found ${right} right of ${of}; at least ${ENOUGH} right answers` };
  const before = lockOf(tree, locale).get(id);
  const [s, t] = now.split('-') as [string, string];
  return { entry: { s, t, ...before, understood: { by, on, right, of, s, t } } };
}
