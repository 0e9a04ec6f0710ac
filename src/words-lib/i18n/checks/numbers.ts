/** Numbers as values: digits, words, 兩, 雙, ordinals. */
import { language, type Check, type Said, type Side } from './check.ts';
import { Counts, differences } from './counts.ts';
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts';

export const numbers: Check = ({ source, target }) => {
  if (target.unit.kind === 'message') return [];
  const [theirs, ours] = [lexiconOf(source.lang), lexiconOf(target.lang)];
  if (!theirs || !ours) return [];
  const between = (repeated: 'sure' | 'maybe', exact: boolean) =>
    differences(countsOf(source, theirs, repeated), countsOf(target, ours, repeated), { exact });
  // One script for another keeps every name; another language may say "they", but may not exchange one name for another.
  const all =
    language(source.lang) === language(target.lang)
      ? between('sure', true)
      : [...between('maybe', true), ...between('sure', false)];
  return [
    ...[...new Map(all.map((one) => [one.value, one])).values()].map(
      ({ value, source: wanted, target: found }) => said(`${value} × ${found}`, `${value} × ${wanted}`),
    ),
    ...(target.words.match(ours.nameless) ?? []).map((found) => said(found.trim(), 'its number')),
  ];
};

const said = (found: string, wanted: string): Said => ({ check: 'numbers', level: 'error', found, wanted });

/** A number that names a player or a card says no more the second time than a pronoun would. */
function countsOf({ words }: Side, lexicon: Lexicon, repeated: 'sure' | 'maybe'): Counts {
  const counts = new Counts();
  const named = new Set<number>();
  for (const { value, sure, name } of lexicon.numbers(words)) {
    counts.add(String(value), sure && !(name && named.has(value) && repeated === 'maybe'));
    if (name) named.add(value);
  }
  return counts;
}
