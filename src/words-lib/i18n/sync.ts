/**
 * Brings locks and marks up to date. A source that changed marks its translations as stale; a translation whose mark was
 * taken off counts as made from the source that was known when it was marked. Needs no history but the locks.
 */
import type { Lock, LockEntry } from './lock.ts';
import type { Marking } from './marks.ts';
import { gameOf, lockOf, owedIds, referenceOf, sourceLocale, unitOf, type UnitTree } from './tree.ts';
import { hashOf, type Unit } from './unit.ts';

export interface SyncPlan {
  readonly locks: ReadonlyMap<string, Lock>;
  /** Marks to put on or take off. */
  readonly markings: readonly Marking[];
  /** Translations that were changed together with their source, and marked all the same: `<locale> <id>`. */
  readonly both: readonly string[];
}

export interface SyncOptions {
  /** Count a translation that changed together with its source as made from the new source. */
  readonly mended: boolean;
}

export function planSync(tree: UnitTree, { mended }: SyncOptions = { mended: false }): SyncPlan {
  const markings: Marking[] = [];
  const both: string[] = [];
  const locks = new Map<string, Map<string, LockEntry>>();
  for (const { id: locale } of tree.locales) {
    const next = new Map<string, LockEntry>();
    for (const id of owedIds(tree, locale)) {
      const own = unitOf(tree, locale, id);
      if (!own) continue;
      const step = stepOf(tree, locale, own, mended);
      next.set(id, withoutLapsed(step.entry, own, unitOf(tree, sourceLocale(tree, locale, id), id)!));
      if (step.mark !== own.stale) markings.push({ unit: own, stale: step.mark });
      if (step.both) both.push(`${locale} ${id}`);
    }
    locks.set(locale, next);
  }
  for (const [locale, next] of locks) keepSources(tree, locale, next);
  return { locks, markings, both };
}

/** A waiver lapses when either text changes. */
function withoutLapsed({ waived = [], ...entry }: LockEntry, own: Unit, source: Unit): LockEntry {
  const valid = waived.filter(({ s, t }) => s === source.hash && t === own.hash);
  return valid.length > 0 ? { ...entry, waived: valid } : entry;
}

interface Step {
  readonly entry: LockEntry;
  readonly mark: boolean;
  readonly both?: boolean;
}

function stepOf(tree: UnitTree, locale: string, own: Unit, mended: boolean): Step {
  const from = sourceLocale(tree, locale, own.id);
  const source = unitOf(tree, from, own.id)!;
  const before = lockOf(tree, locale).get(own.id);
  if (before?.s === undefined) return { entry: { ...before, s: source.hash, t: own.hash }, mark: own.stale };
  const known = lockOf(tree, from).get(own.id)?.is;
  if (before.was !== undefined)
    return own.stale ? stillMarked(before, source) : unmarked({ before, own, source, known });
  if (before.s === source.hash) return { entry: restamped(before, own), mark: own.stale };
  const changed = before.t !== own.hash;
  if (mended && changed) return { entry: madeFrom(before, source.hash, own), mark: false };
  return { entry: { ...before, was: known ?? '' }, mark: true, both: changed };
}

/** A source that came back to what the translation was made from takes its mark back. */
function stillMarked(before: LockEntry, source: Unit): Step {
  if (before.s !== source.hash) return { entry: before, mark: true };
  const { was: _, ...entry } = before;
  return { entry, mark: false };
}

interface Unmarked {
  readonly before: LockEntry;
  readonly own: Unit;
  readonly source: Unit;
  /** The source at the last sync: the newest that whoever took the mark off is sure to have seen. */
  readonly known: string | undefined;
}

function unmarked({ before, own, source, known }: Unmarked): Step {
  const seen = known === undefined ? source.hash : hashOf(known);
  const entry = madeFrom(before, seen, own);
  return seen === source.hash ? { entry, mark: false } : { entry: { ...entry, was: known }, mark: true };
}

/** A draft is what it is now; of a reviewed translation the lock keeps what was reviewed. */
function restamped(before: LockEntry, own: Unit): LockEntry {
  return before.st === 'reviewed' ? before : { ...before, t: own.hash };
}

function madeFrom({ from, waived }: LockEntry, s: string, own: Unit): LockEntry {
  return { s, t: own.hash, ...(from !== undefined && { from }), ...(waived && { waived }) };
}

/** Remembers the words of every unit that something is translated from, and those of clauses that are no more. */
function keepSources(tree: UnitTree, locale: string, next: Map<string, LockEntry>): void {
  for (const own of tree.units.get(locale)?.values() ?? []) {
    if (isSource(tree, locale, own.id)) next.set(own.id, { ...next.get(own.id), is: own.canon });
  }
  for (const [id, before] of lockOf(tree, locale)) {
    if (unitOf(tree, locale, id)) continue;
    const gone = before.gone ?? before.is;
    if (
      gone !== undefined &&
      /^[^@:]+\/[a-z0-9-]+-\d+$/.test(id) &&
      referenceOf(tree, gameOf(tree, id)) === locale
    )
      next.set(id, { gone });
  }
}

function isSource(tree: UnitTree, locale: string, id: string): boolean {
  return (
    referenceOf(tree, gameOf(tree, id)) === locale ||
    tree.locales.some((other) => other.id !== locale && sourceLocale(tree, other.id, id) === locale)
  );
}
