/** Words that the language does not have: by a dictionary, and in Chinese by characters that are taken for others. */
import { language, type Check, type Said, type Side } from '../check.ts';
import { wrongCharacters, type Habit } from './chinese.ts';
import { isEnglish } from './english.ts';
import { isItalian } from './italian.ts';

const DICTIONARIES: { readonly [language: string]: (word: string) => boolean } = {
  en: isEnglish,
  it: isItalian,
};

/** Words with their apostrophes; what stands beside an argument, a digit or a full stop inside an address is only a part of one. */
const WORD = /(?<![\p{L}\d◦@/_]|\p{L}\.)\p{L}+(?:[’']\p{L}+)*[’']?(?![\p{L}\d◦@/_]|\.\p{L})/gu;

/** Nothing but shortened words: `Astr.`, `G. bia.` */
const ABBREVIATED = /^(?:\p{L}+\. ?)+$/u;

export const spelling: Check = ({ target, habit }) => spellingOf(target, habit);

/** Findings in a text that is nobody's translation, too. */
export function spellingOf(side: Side, habit: Habit): readonly Said[] {
  if (language(side.lang) === 'zh')
    return wrongCharacters(side.words, habit).map(({ found, wanted }) => said(found, wanted));
  const isWord = DICTIONARIES[language(side.lang)];
  if (!isWord) return [];
  if (ABBREVIATED.test(side.words)) return [];
  const unknown = wordsIn(side.words).filter((word) => !isWord(word) && !isKnown(word, side.known));
  return [...new Set(unknown)].map((word) => said(word, 'a word of the dictionary or of spelling.txt'));
}

const said = (found: string, wanted: string): Said => ({
  check: 'spelling',
  level: 'warning',
  found,
  wanted,
});

/** Single letters, abbreviations in capitals, names such as `BoardGame` and what is code are no words. */
function wordsIn(words: string): readonly string[] {
  return (words.replace(/`[^`]*`/g, ' ').match(WORD) ?? []).filter(
    (word) => !/\p{Script=Han}|^\p{L}$|^\p{Lu}+$|\p{Ll}\p{Lu}/u.test(word),
  );
}

/** As it is listed, at the start of a sentence, or as a possessive. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const bare = word.replace(/[’']s?$/, '').replace(/^.*’/, '');
  return [word, bare, bare[0]!.toLowerCase() + bare.slice(1)].some((one) => known.has(one));
}
