import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { speak, type Setting } from './lib/speak.ts';

const english: Setting = {
  terms: {
    killer: { term: 'Killer', plural: 'Killers', group: 'seat' },
    inspector: { term: 'Inspector', plural: 'Inspectors', group: 'seat' },
    suspect: { term: 'suspect', plural: 'suspects' },
    innocent: { term: 'innocent' },
  },
  words: { suspect: { H: 'Horatio', M: 'Marion' }, phase: { night: 'at night' } },
};
const italian: Setting = {
  terms: {
    killer: { term: 'Killer', gender: 'm', group: 'seat' },
    inspector: { term: 'Ispettore', gender: 'm', group: 'seat' },
    suspect: { term: 'indiziato', plural: 'indiziati', gender: 'm' },
  },
};
const chinese: Setting = {
  terms: {
    killer: { term: '殺手', measure: '名', group: 'seat' },
    suspect: { term: '嫌疑人', measure: '名' },
  },
  words: { suspect: { H: 'Horatio' } },
};

test('a term named outright takes the form asked for', () => {
  expect(speak('{|killer| :term form=definite}', 'en', {}, english)).toBe('the Killer');
  expect(speak('{|inspector| :term form=indefinite}', 'en', {}, english)).toBe('an Inspector');
  expect(speak('{|suspect| :term form=plural}', 'en', {}, english)).toBe('suspects');
  expect(speak('{|killer| :term form=of}', 'it', {}, italian)).toBe('del Killer');
  expect(speak('{|suspect| :term form=indefinite}', 'zh-Hant', {}, chinese)).toBe('一名嫌疑人');
});

test('a term named by a value takes the form asked for, with a capital at the start of a sentence', () => {
  const say = (seat: string) =>
    speak('{$seat :term form=definite capital=yes} muove.', 'it', { seat }, italian);
  expect([say('killer'), say('inspector')]).toEqual(['Il Killer muove.', 'L’Ispettore muove.']);
});

test('a counted term agrees with its number', () => {
  const say = (lang: string, setting: Setting) =>
    [0, 1, 2, 1_000_000].map((n) => speak('{$n :count of=suspect}', lang, { n }, setting));
  expect(say('en', english)).toEqual(['0 suspects', '1 suspect', '2 suspects', '1,000,000 suspects']);
  expect(say('it', italian)).toEqual(['0 indiziati', '1 indiziato', '2 indiziati', '1.000.000 indiziati']);
  expect(say('zh-Hant', chinese)).toEqual(['0名嫌疑人', '1名嫌疑人', '2名嫌疑人', '1,000,000名嫌疑人']);
});

test('a language without rules of its own counts and bends by what its glossary writes out', () => {
  const polish: Setting = {
    terms: {
      suspect: {
        term: 'podejrzany',
        forms: { of: 'podejrzanego' },
        counts: { one: 'podejrzany', few: 'podejrzani', many: 'podejrzanych', other: 'podejrzanego' },
      },
    },
  };
  expect([1, 2, 5].map((n) => speak('{$n :count of=suspect}', 'pl', { n }, polish))).toEqual([
    '1 podejrzany',
    '2 podejrzani',
    '5 podejrzanych',
  ]);
  expect(speak('{|suspect| :term form=of}', 'pl', {}, polish)).toBe('podejrzanego');
});

test('a suspect is shown with the initial of the board first, then the name', () => {
  expect(speak('{$who :suspect}', 'en', { who: 'H' }, english)).toBe('H (Horatio)');
  expect(speak('{$who :suspect form=name}', 'en', { who: 'H' }, english)).toBe('Horatio');
  expect(speak('{$who :suspect}', 'zh-Hant', { who: 'H' }, chinese)).toBe('H（Horatio）');
});

test('a value that no word is known for stands as it is', () => {
  expect(speak('{$who :suspect}', 'en', { who: 'Q' }, english)).toBe('Q');
});

test('a value is worded by the message of its prefix', () => {
  expect(speak('{$phase :word from=phase}', 'en', { phase: 'night' }, english)).toBe('at night');
});

test('a list is joined as the language joins lists', () => {
  const types = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'it', 'zh-Hant-TW', 'zh-Hans-CN'),
      fc.constantFrom('and', 'or', 'unit'),
      fc.array(fc.string()),
      (lang, type, xs) => {
        const wanted = new Intl.ListFormat(lang, { type: types[type as keyof typeof types] }).format(xs);
        expect(speak(`{$xs :list type=${type}}`, lang, { xs })).toBe(wanted);
      },
    ),
  );
});

test('Italian says "ed" before another e, and before no other letter', () => {
  const suspect = { a: 'Astrologa', d: 'Duca', e: 'Erudito' };
  const said = (type: string, ...xs: string[]): string =>
    speak(`{$xs :list type=${type} each=suspect form=name}`, 'it', { xs }, { words: { suspect } });
  expect(said('and', 'd', 'e')).toBe('Duca ed Erudito');
  expect(said('and', 'a', 'd', 'e')).toBe('Astrologa, Duca ed Erudito');
  expect(said('and', 'e', 'a')).toBe('Erudito e Astrologa');
  expect(said('or', 'd', 'e')).toBe('Duca o Erudito');
});

test('the items of a list can be suspects, terms or words', () => {
  expect(speak('{$xs :list type=or each=suspect form=name}', 'en', { xs: ['H', 'M'] }, english)).toBe(
    'Horatio or Marion',
  );
  expect(speak('{$xs :list each=term form=of}', 'it', { xs: ['killer', 'inspector'] }, italian)).toBe(
    'del Killer e dell’Ispettore',
  );
  expect(speak('{$xs :list each=word from=phase}', 'en', { xs: ['night', 'dawn'] }, english)).toBe(
    'at night and dawn',
  );
});
