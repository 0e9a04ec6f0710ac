/** English as Britain spells it: the Hunspell dictionary. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { once } from '../../../once.ts';

const speller = once(() => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'));
  const file = (ending: string): Buffer => readFileSync(join(folder, `index.${ending}`));
  return nspell({ aff: file('aff'), dic: file('dic') });
});

/** With or without the ending of a possessive, which the dictionary gives to few words. */
export const isEnglish = once((written: string): boolean => {
  const word = written.replaceAll('’', "'");
  return speller().correct(word) || speller().correct(word.replace(/'s?$/, ''));
});
