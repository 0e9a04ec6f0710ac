import { expect, test } from 'vitest';
import { grammarOf, type Form } from '../../src/words-lib/grammar/grammar.ts';
import { definiteArticle, indefiniteArticle, pluralArticle } from '../../src/words-lib/grammar/italian.ts';
import { loadWords } from '../../src/words-lib/words.ts';

test.each([
  ['Killer', 'il Killer', 'un Killer'],
  ['indiziato', 'l’indiziato', 'un indiziato'],
  ['scagionamento', 'lo scagionamento', 'uno scagionamento'],
  ['sospettato', 'il sospettato', 'un sospettato'],
  ['zaino', 'lo zaino', 'uno zaino'],
  ['psicologo', 'lo psicologo', 'uno psicologo'],
  ['gnomo', 'lo gnomo', 'uno gnomo'],
  ['hacker', 'l’hacker', 'un hacker'],
  ['sheriff', 'lo sheriff', 'uno sheriff'],
])('the masculine noun %s takes %s and %s', (term, definite, indefinite) => {
  const grammar = grammarOf('it');
  expect(grammar.form({ term, gender: 'm' }, 'definite')).toBe(definite);
  expect(grammar.form({ term, gender: 'm' }, 'indefinite')).toBe(indefinite);
});

test.each([
  ['identità', 'l’identità', 'un’identità'],
  ['carta', 'la carta', 'una carta'],
  ['scena', 'la scena', 'una scena'],
])('the feminine noun %s takes %s and %s', (term, definite, indefinite) => {
  const grammar = grammarOf('it');
  expect(grammar.form({ term, gender: 'f' }, 'definite')).toBe(definite);
  expect(grammar.form({ term, gender: 'f' }, 'indefinite')).toBe(indefinite);
});

test('i, gli and le stand before plurals', () => {
  expect([
    pluralArticle('m', 'vicini'),
    pluralArticle('m', 'agenti'),
    pluralArticle('m', 'scagionamenti'),
    pluralArticle('f', 'azioni'),
  ]).toEqual(['i', 'gli', 'gli', 'le']);
});

test.each<[Form, string, string, string, string]>([
  ['of', 'del Killer', 'dell’Ispettore', 'dello spostamento', 'della griglia'],
  ['to', 'al Killer', 'all’Ispettore', 'allo spostamento', 'alla griglia'],
  ['from', 'dal Killer', 'dall’Ispettore', 'dallo spostamento', 'dalla griglia'],
  ['in', 'nel Killer', 'nell’Ispettore', 'nello spostamento', 'nella griglia'],
  ['on', 'sul Killer', 'sull’Ispettore', 'sullo spostamento', 'sulla griglia'],
])('the preposition "%s" melts with the article', (form, ...wanted) => {
  const nouns = [
    { term: 'Killer', gender: 'm' },
    { term: 'Ispettore', gender: 'm' },
    { term: 'spostamento', gender: 'm' },
    { term: 'griglia', gender: 'f' },
  ] as const;
  expect(nouns.map((noun) => grammarOf('it').form(noun, form))).toEqual(wanted);
});

const words = loadWords();
const italian = words.locales.filter(({ lang }) => new Intl.Locale(lang).language === 'it');
const nouns = italian
  .flatMap(({ id }) => words.games().flatMap((game) => words.glossary(id, game).terms))
  .filter((term) => !term.fallback && term.gender);

test('every noun of the Italian glossaries has the article that its gender and first letters ask for', () => {
  expect(nouns.length).toBeGreaterThan(30);
  const derived = nouns.map(({ key, term, gender }) => [key, definiteArticle(gender as 'm' | 'f', term)]);
  expect(derived).toEqual(nouns.map(({ key, article }) => [key, article]));
});

test('no Italian noun elides before a consonant or fails to before a vowel', () => {
  for (const { term, gender } of nouns) {
    const vowel = /^[aeiou]/i.test(term);
    expect(definiteArticle(gender as 'm' | 'f', term).endsWith('’')).toBe(vowel);
    expect(indefiniteArticle(gender as 'm' | 'f', term).endsWith('’')).toBe(vowel && gender === 'f');
  }
});
