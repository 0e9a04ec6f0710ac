import { expect, test } from 'vitest';
import { loadWords } from '../../src/words-lib/words.ts';

const words = loadWords();
const glossaries = words.games().flatMap((game) =>
  words.locales.map(({ id, lang }) => ({
    game,
    id,
    terms: words.glossary(id, game).terms.filter((term) => !term.fallback),
    language: new Intl.Locale(lang).language,
  })),
);

test.each(glossaries)('no word of the glossary of $game in $id is one that it forbids', ({ terms }) => {
  const forbidden = terms.flatMap((term) => term.forbidden ?? []);
  const allowed = terms.flatMap(({ term, plural, also = [] }) => [term, plural ?? '', ...also]);
  expect(allowed.filter((word) => forbidden.some((one) => word.includes(one)))).toEqual([]);
});

test.each(glossaries)('no two terms of $game in $id are the same word', ({ terms }) => {
  const all = terms.map(({ term }) => term);
  expect(new Set(all).size).toBe(all.length);
});

const chinese = glossaries.filter(({ language }) => language === 'zh');

test.each(chinese)(
  '$id names rows and columns of $game so that neither Taiwan nor the Mainland can swap them',
  ({ terms }) => {
    const lines = terms.filter(({ key }) => ['row', 'column', 'line'].includes(key)).map(({ term }) => term);
    expect(lines.filter((term) => /[行列]/.test(term))).toEqual([]);
  },
);

test('every Chinese noun that people are counted by has its measure word', () => {
  const people = chinese.flatMap(({ terms }) =>
    terms.filter(({ key }) => ['suspect', 'killer', 'inspector', 'agent'].includes(key)),
  );
  expect(people.length).toBeGreaterThan(0);
  expect(people.map(({ measure }) => measure)).toEqual(people.map(() => '名'));
});
