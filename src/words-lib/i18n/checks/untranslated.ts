/** Left in the source language, or in a script that is not the language's. */
import { language, type Check } from './check.ts';

export const untranslated: Check = ({ source, target }) => {
  const wanted = `words in ${target.lang}`;
  const said = (found: string) => [{ check: 'untranslated', level: 'error', found, wanted } as const];
  const ours = target.words;
  if (
    language(target.lang) !== language(source.lang) &&
    ours === source.words &&
    isTelling(ours, language(source.lang))
  )
    return said('the words of the source');
  const quoted = (source.unit.text.match(/[「“『《][^」”』》]+[」”』》]/g) ?? []).join();
  const own = ours.replace(/\p{Script=Han}+/gu, (run) => (quoted.includes(run) ? '' : run));
  const han = (own.match(/\p{Script=Han}/gu) ?? []).length;
  if (language(target.lang) === 'zh')
    return han === 0 && /\p{Ll}{3,} .*\p{Ll}{3,}/u.test(ours) ? said('no Chinese') : [];
  return han > 0 ? said('Chinese characters') : [];
};

/** Names, codes and a single word that both languages share say nothing. */
function isTelling(words: string, from: string): boolean {
  return from === 'zh' ? /\p{Script=Han}/u.test(words) : /(?<!\p{L})\p{Ll}{2,}.* \p{Ll}{4,}/u.test(words);
}
