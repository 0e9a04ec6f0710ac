/** What a person says of a unit: that a change of the source means nothing new, or that a translation is right. */
import type { LockEntry } from './lock.ts';
import type { Marking } from './marks.ts';
import { lockOf, sourceLocale, unitOf, type UnitTree } from './tree.ts';

export interface Vouched {
  readonly entry: LockEntry;
  readonly markings: readonly Marking[];
}

/** The source's change changed no meaning: the translation keeps its state. Null where there is no translation. */
export function minor(tree: UnitTree, locale: string, id: string): Vouched | null {
  const own = unitOf(tree, locale, id);
  const source = unitOf(tree, sourceLocale(tree, locale, id), id);
  if (!own || !source) return null;
  const { was: _, ...before } = lockOf(tree, locale).get(id) ?? {};
  return {
    entry: { t: own.hash, ...before, s: source.hash },
    markings: own.stale ? [{ unit: own, stale: false }] : [],
  };
}

/** A finding may stay, for a reason, as long as neither text changes. Null where there is no translation. */
export function waive(
  tree: UnitTree,
  locale: string,
  { id, check, reason }: { readonly id: string; readonly check: string; readonly reason: string },
): Vouched | null {
  const own = unitOf(tree, locale, id);
  const source = unitOf(tree, sourceLocale(tree, locale, id), id);
  if (!own || !source) return null;
  const before = lockOf(tree, locale).get(id);
  const others = (before?.waived ?? []).filter((one) => one.check !== check);
  const waived = [...others, { check, reason, s: source.hash, t: own.hash }];
  return { entry: { s: source.hash, t: own.hash, ...before, waived }, markings: [] };
}

export interface Review {
  readonly by: string;
  /** ISO date. */
  readonly on: string;
  /** The language that it was compared with, where that is not the reference. */
  readonly from?: string;
}

/** Somebody has compared the translation with its source and found it right. Null where there is no translation. */
export function reviewed(
  tree: UnitTree,
  locale: string,
  { id, by, on, from }: Review & { readonly id: string },
): Vouched | null {
  const own = unitOf(tree, locale, id);
  const before = lockOf(tree, locale).get(id);
  const source = unitOf(tree, from ?? sourceLocale(tree, locale, id), id);
  if (!own || !source) return null;
  const chain = from ?? before?.from;
  return {
    entry: {
      s: source.hash,
      t: own.hash,
      st: 'reviewed',
      by,
      on,
      ...(chain !== undefined && { from: chain }),
      ...(before?.waived && { waived: before.waived }),
      ...(before?.understood && { understood: before.understood }),
    },
    markings: own.stale ? [{ unit: own, stale: false }] : [],
  };
}
