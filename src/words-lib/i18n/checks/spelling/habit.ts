/** How often two characters stand beside each other in all that a language of the project says. */
import type { UnitTree } from '../../tree.ts';
import { wordsOf } from '../words.ts';
import type { Habit } from './chinese.ts';

const known = new WeakMap<UnitTree, Map<string, Habit>>();

/** Counted once for a tree and a language. */
export function habitOf(tree: UnitTree, locale: string): Habit {
  const ofTree = known.get(tree) ?? new Map<string, Habit>();
  known.set(tree, ofTree);
  const habit = ofTree.get(locale) ?? counted(tree, locale);
  ofTree.set(locale, habit);
  return habit;
}

function counted(tree: UnitTree, locale: string): Habit {
  const counts = new Map<string, number>();
  for (const unit of tree.units.get(locale)?.values() ?? [])
    for (const [run] of wordsOf(unit).matchAll(/\p{Script=Han}{2,}/gu))
      for (let at = 0; at + 1 < run.length; at += 1) {
        const two = run.slice(at, at + 2);
        counts.set(two, (counts.get(two) ?? 0) + 1);
      }
  return (two) => counts.get(two) ?? 0;
}
