import { describe, expect, test } from 'vitest';
import { choiceOf, searchOf } from '../../src/islands/verify/filter.ts';
import { commandOf, target } from '../../src/islands/verify/keys.ts';
import { reportText } from '../../src/islands/verify/report.ts';
import { chips, pieces } from '../../src/words-lib/i18n/checks/marked.ts';
import { scriptChanges, wordChanges } from '../../src/words-lib/i18n/difference.ts';
import { pair } from './lib/pair.ts';

describe('The address of the page for translators', () => {
  const data = { shown: ['en', 'it'] };

  test('says which languages and rows are shown, and says nothing of what is usual', () => {
    expect(searchOf(choiceOf('', data), data)).toBe('');
    expect(searchOf({ locales: ['en', 'zh-Hant'], filter: 'open', query: 'a b' }, data)).toBe(
      '?l=en,zh-hant&f=open&q=a%20b',
    );
  });

  test('spells languages as addresses of pages do, and leaves out what is no language', () => {
    expect(choiceOf('?l=ZH-HANT,it,,%22x%22', data).locales).toEqual(['zh-Hant', 'it']);
    expect(choiceOf('?l=!', data).locales).toEqual(['en', 'it']);
  });

  test('opens what it says', () => {
    const choice = { locales: ['en', 'zh-Hant', 'zh-Hans'], filter: 'found', query: '警探' };
    expect(choiceOf(searchOf(choice, data), data)).toEqual(choice);
  });
});

describe('Single keys', () => {
  test('do nothing while somebody types, or with a modifier', () => {
    expect(commandOf({ key: 'j', modified: false, typing: false })).toBe('next');
    expect(commandOf({ key: 'j', modified: true, typing: false })).toBeNull();
    expect(commandOf({ key: 'j', modified: false, typing: true })).toBeNull();
  });

  test('go to the next row of the kind that is asked for, and stop at the ends', () => {
    const open = [false, true, false, true];
    expect(target(-1, 1, open)).toBe(1);
    expect(target(1, 1, open)).toBe(3);
    expect(target(3, 1, open)).toBeNull();
    expect(target(3, -1, open)).toBe(1);
  });
});

test('A report says what is wrong, where, and what every shown language says', () => {
  const words = {
    'wrong-rule': 'Rule',
    'wrong-translation': 'Translation',
    source: 'File',
    copied: '',
    'copy-by-hand': '',
  };
  const cells = [{ locale: 'it', text: 'Il Killer uccide.', file: 'it/noir/kill.mdx:12', hash: '4567cdef' }];
  expect(
    reportText({ id: 'noir/kill-1', href: 'https://x/#kill-1', kind: 'translation', cells }, { words }),
  ).toBe(
    '[noir/kill-1] Translation\nhttps://x/#kill-1\n\nit: Il Killer uccide.\nFile: it/noir/kill.mdx:12\n',
  );
});

describe('What the eye compares', () => {
  const terms = [
    { key: 'suspect', forms: ['suspect'], forbidden: [] },
    { key: 'suspect-card', forms: ['suspect card'], forbidden: [] },
  ];
  const { source } = pair({
    source: 'Draw two suspect cards; no suspect may be named.',
    target: 'x',
    to: 'it',
    sourceTerms: terms,
  });

  test('terms, the longer form before the shorter', () => {
    expect(
      pieces(source)
        .filter(({ term }) => term)
        .map(({ text, term }) => `${text}: ${term}`),
    ).toEqual(['suspect cards: suspect-card', 'suspect: suspect']);
    expect(
      pieces(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source.words);
  });

  test('numbers, and what must, may or must not be', () => {
    expect(chips(source)).toEqual({ numbers: ['2'], modal: ['must-not'] });
  });
});

test('What changed in a source is told by words, Chinese ones too', () => {
  expect(
    wordChanges('one living suspect', 'two living suspects', 'en')
      .filter(({ kind }) => kind !== 'same')
      .map(({ text }) => text),
  ).toEqual(['one', 'two', 'suspect', 'suspects']);
  expect(
    wordChanges('殺手必須指名', '殺手可以指名', 'zh-Hant-TW')
      .filter(({ kind }) => kind !== 'same')
      .map(({ text }) => text),
  ).toEqual(['必須', '可以']);
});

test('Traditional and Simplified that say the same show no difference; other words do', () => {
  expect(scriptChanges('殺手必須指名', '杀手必须指名').every(({ kind }) => kind === 'same')).toBe(true);
  expect(
    scriptChanges('必須指名', '必须指定')
      .filter(({ kind }) => kind === 'added')
      .map(({ text }) => text),
  ).toEqual(['定']);
});
