/** Numbers as values: digits, words, 兩, 雙, ordinals. */
import type { Check, Side } from './check.ts';
import { Counts, differences } from './counts.ts';
import { lexiconOf } from './lexicon/lexicon.ts';

export const numbers: Check = ({ source, target }) => {
  if (target.unit.kind === 'message') return [];
  const theirs = countsOf(source);
  const ours = countsOf(target);
  if (!theirs || !ours) return [];
  return differences(theirs, ours, { exact: true }).map(({ value, source: wanted, target: found }) => ({
    check: 'numbers',
    level: 'error',
    found: `${value} × ${found}`,
    wanted: `${value} × ${wanted}`,
  }));
};

function countsOf({ lang, words }: Side): Counts | null {
  const lexicon = lexiconOf(lang);
  if (!lexicon) return null;
  const counts = new Counts();
  for (const { value, sure } of lexicon.numbers(words)) counts.add(String(value), sure);
  return counts;
}
