/**
 * Italian: the inflected forms of the Morph-it! lexicon (CC BY-SA 2.0, used for checking alone, no word of it is published), and what
 * that lexicon leaves out because it follows from rules: elisions, pronouns joined to verbs, gerunds, adverbs in -mente.
 */
import { createRequire } from 'node:module';
import { once } from '../../../once.ts';
import { LITTLE_WORDS } from './italian-words.ts';

const DATA = [
  'italian-words-dict/dist/words.json',
  'italian-verbs-dict/dist/verbs.json',
  'italian-adjectives-dict/dist/adjectives.json',
];
const ELIDED = new Set(
  'l un d c s m t v n dell all nell dall sull coll dov com cos anch quest quell nient dev ce qualcos tutt bell'.split(
    ' ',
  ),
);
const JOINED = /(?:gli|me|te|se|ce|ve)?(?:l[oaie]|ne)$|(?:gli|[mtscv]i)$/;

type Json = string | null | { readonly [key: string]: Json };

const forms = once((): ReadonlySet<string> => {
  const load = createRequire(import.meta.url);
  const all = new Set(LITTLE_WORDS);
  const take = (value: Json): void => {
    if (typeof value === 'string') all.add(value.toLowerCase());
    else Object.values(value ?? {}).forEach(take);
  };
  for (const file of DATA) {
    const entries = load(file) as { readonly [word: string]: Json };
    for (const word of Object.keys(entries)) all.add(word.toLowerCase());
    take(entries);
  }
  return all;
});

const has = (word: string): boolean => forms().has(word);
const isGerund = (word: string): boolean =>
  (word.endsWith('ando') && has(word.replace(/ando$/, 'are'))) ||
  (word.endsWith('endo') && (has(word.replace(/endo$/, 'ere')) || has(word.replace(/endo$/, 'ire'))));
const isVerb = (word: string): boolean => has(word) || has(`${word}e`) || isGerund(word);

function isSimple(word: string): boolean {
  if (has(word) || isGerund(word)) return true;
  const adverb = word.endsWith('mente') ? word.slice(0, -'mente'.length) : null;
  if (adverb !== null && (has(adverb) || has(`${adverb}e`))) return true;
  const stem = word.replace(JOINED, '');
  return stem !== word && stem.length >= 2 && isVerb(stem);
}

export const isItalian = once((written: string): boolean => {
  const parts = written.toLowerCase().replaceAll("'", '’').split('’');
  const last = parts.at(-1)!;
  return parts.slice(0, -1).every((part) => ELIDED.has(part)) && (isSimple(last) || last === '');
});
