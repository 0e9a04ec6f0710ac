/** Letters of suspects, rooms, ids of decisions, signs: what is written the same in every language. */
import { language, type Check, type Side } from './check.ts';
import { Counts, differences } from './counts.ts';
import { lexiconOf } from './lexicon/lexicon.ts';

const CODES =
  /(?<![\p{Script=Latin}\d])(?:[A-Z]-[A-Z]?\d+|\d[A-Z]{1,3}|[A-Z]{1,5}\d?)(?![\p{Script=Latin}\d])|[≥≤→←↑↓%√✓✗]/gu;

export const symbols: Check = ({ source, target }) =>
  target.unit.kind === 'message'
    ? []
    : differences(codesOf(source), codesOf(target)).map(({ value, source: wanted, target: found }) => ({
        check: 'symbols',
        level: 'error',
        found: `${value} × ${found}`,
        wanted: `${value} × ${wanted}`,
      }));

function codesOf({ lang, words }: Side): Counts {
  const alsoWords = lexiconOf(lang)?.wordLetters ?? '';
  const counts = new Counts();
  for (const { 0: code, index } of words.matchAll(CODES)) {
    const rest = words.slice(index + code.length);
    if (language(lang) === 'it' && /^[’']\p{L}/u.test(rest)) continue;
    const beforeWord = /^ [\p{L}\d]/u.test(rest);
    counts.add(code, !(alsoWords.includes(code) && beforeWord));
  }
  return counts;
}
