import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLocale } from '../../src/words-lib/i18n/checks/run.ts';
import { skeletonDifference } from '../../src/words-lib/i18n/checks/skeleton.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { gameOf } from '../../src/words-lib/i18n/tree.ts';
import { waive } from '../../src/words-lib/i18n/vouch.ts';
import { found } from './lib/pair.ts';

test('Letters of suspects and rooms are the same in every language; a letter that is a word is none', () => {
  expect(found({ source: 'K is next to E.', target: 'K si trova accanto a E.', to: 'it' })).toEqual([]);
  expect(found({ source: 'K is next to E.', target: 'K si trova accanto a F.', to: 'it' })).toContain(
    'symbols',
  );
  expect(found({ source: 'The room 3B.', target: '房間3A。', to: 'zh-Hant-TW' })).toContain('symbols');
});

describe('A tagged clause keeps its modality', () => {
  test.each([
    ['must', 'The Killer must say so.', '殺手可以表明。'],
    ['may', 'The Killer may say so.', '殺手必須表明。'],
    ['must-not', 'The Killer may not say so.', '殺手可以表明。'],
  ] as const)('%s', (mod, source, target) => {
    expect(found({ source, target, to: 'zh-Hant-TW', mod })).toContain('modality');
  });

  test.each([
    ['must', 'The Killer must say so.', 'Il Killer può dirlo.'],
    ['may', 'The Killer may say so.', 'Il Killer deve dirlo.'],
    ['must-not', 'The Killer may not say so.', 'Il Killer può dirlo.'],
  ] as const)('%s, in Italian', (mod, source, target) => {
    expect(found({ source, target, to: 'it', mod })).toContain('modality');
  });

  test.each([
    ['en', 'A player who is out may neither speak nor vote.'],
    ['en', 'The player may name nobody.'],
    ['it', 'Soltanto lui può parlare.'],
  ])('A prohibition may be said without "not": %s, %s', (to, target) => {
    expect(
      found({ source: '不得發言，也不得投票。', from: 'zh-Hant-TW', target, to, mod: 'must-not' }),
    ).not.toContain('modality');
  });

  test('One script for another keeps each of several prohibitions', () => {
    const zh = {
      source: '不得發言，也不得投票。',
      from: 'zh-Hant-TW',
      to: 'zh-Hans-CN',
      mod: 'must-not',
    } as const;
    expect(found({ ...zh, target: '不得发言，也不得投票。' })).not.toContain('modality');
    expect(found({ ...zh, target: '不得发言，也投票。' })).toContain('modality');
  });

  test('A duty that Italian tells as a fact is still a duty', () => {
    expect(
      found({ source: 'The card must be turned.', target: 'La carta viene girata.', to: 'it', mod: 'must' }),
    ).toEqual([]);
  });
});

describe('Rows and columns, left and right', () => {
  test('are not swapped', () => {
    expect(found({ source: 'A row goes.', target: '一個橫排移除。', to: 'zh-Hant-TW' })).toEqual([]);
    expect(found({ source: 'A row goes.', target: '一個直排移除。', to: 'zh-Hant-TW' })).toContain('lines');
    expect(
      found({ source: 'A row or a column goes.', target: '一個直排或直排移除。', to: 'zh-Hant-TW' }),
    ).toContain('lines');
    expect(found({ source: 'A row goes left.', target: 'Una riga va a sinistra.', to: 'it' })).toEqual([]);
    expect(
      found({ source: 'To the left, then to the right.', target: 'A sinistra, poi a sinistra.', to: 'it' }),
    ).toContain('lines');
  });

  test('are none where somebody is swayed', () => {
    const from = 'zh-Hans-CN';
    expect(
      found({ source: '不会受他们左右。', from, target: 'They may be left out.', to: 'en' }),
    ).not.toContain('lines');
    expect(found({ source: '左右两边', from, target: 'left and left', to: 'en' })).toContain('lines');
  });

  test('are never bare 行 and 列, which mean the opposite in Taiwan and on the Mainland; a word in quotation marks is talked about', () => {
    expect(found({ source: 'A row.', target: '一列。', to: 'zh-Hant-TW' })).toContain('lines');
    expect(found({ source: 'A row.', target: '整行。', to: 'zh-Hans-CN' })).toContain('lines');
    expect(found({ source: 'An action.', target: '一個行動。', to: 'zh-Hant-TW' })).toEqual([]);
    expect(
      found({ source: 'The source writes it.', target: '資料寫「同一列」。', to: 'zh-Hant-TW' }),
    ).toEqual([]);
  });
});

test('Links and strong words are the same in number and target', () => {
  const source = 'See [adjacency](../adjacency/), **always**.';
  expect(found({ source, target: 'Vedi [adiacenza](../adjacency/), **sempre**.', to: 'it' })).toEqual([]);
  expect(found({ source, target: 'Vedi [adiacenza](../shift/), **sempre**.', to: 'it' })).toContain('links');
  expect(found({ source, target: 'Vedi [adiacenza](../adjacency/), sempre.', to: 'it' })).toContain('links');
  expect(found({ source: '{$who} kills.', target: '{$whom} uccide.', to: 'it', kind: 'message' })).toContain(
    'links',
  );
});

test('A language with a plural may select by a number that its source only declares', () => {
  const source = '.input {$count :integer}\n.match $count\n* {{{$who}看牌。}}';
  const target =
    '.input {$count :integer}\n.match $count\none {{{$who} sees a card.}}\n* {{{$who} sees {$count} cards.}}';
  const message = { source, from: 'zh-Hant-TW', to: 'en', kind: 'message' } as const;
  expect(found({ ...message, target })).not.toContain('links');
  expect(found({ ...message, target: target.replaceAll('$who', '$whom') })).toContain('links');
});

test('A Traditional text holds no Simplified character, and the other way round; what both write is no fault', () => {
  expect(found({ source: 'The Killer.', target: '杀手。', to: 'zh-Hant-TW' })).toEqual(['script']);
  expect(found({ source: 'The Killer.', target: '殺手。', to: 'zh-Hans-CN' })).toEqual(['script']);
  expect(found({ source: 'The Empress on the stage.', target: '皇后在台上。', to: 'zh-Hant-TW' })).toEqual(
    [],
  );
});

test('Marks are those of the language', () => {
  expect(found({ source: 'Yes.', target: '對.', to: 'zh-Hant-TW' })).toContain('punctuation');
  expect(found({ source: '"Yes."', target: '“對。”', to: 'zh-Hant-TW' })).toContain('punctuation');
  expect(found({ source: '"Yes."', target: '“对。”', to: 'zh-Hans-CN' })).toEqual([]);
  expect(found({ source: 'The Inspector.', target: "L'Ispettore.", to: 'it' })).toContain('punctuation');
  expect(found({ source: 'The Inspector.', target: 'L’Ispettore', to: 'it' })).toContain('punctuation');
  expect(found({ source: 'A (b).', target: '甲（乙。', to: 'zh-Hant-TW' })).toContain('punctuation');
  expect(found({ source: 'A (b).', target: '甲(乙)。', to: 'zh-Hant-TW' })).toContain('punctuation');
  expect(found({ source: 'At most (n−2)÷2.', target: '不大於(n−2)÷2。', to: 'zh-Hant-TW' })).toEqual([]);
});

test('Words left in the source language are found, names are not', () => {
  expect(
    found({ source: 'Draw a card from the deck.', target: 'Draw a card from the deck.', to: 'it' }),
  ).toContain('untranslated');
  expect(
    found({ source: 'Killer vs Inspector', target: 'Killer vs Inspector', to: 'it', kind: 'message' }),
  ).not.toContain('untranslated');
  expect(found({ source: '抽一張牌。', from: 'zh-Hant-TW', target: '抽一張牌。', to: 'en' })).toContain(
    'untranslated',
  );
});

describe('Words of the glossary', () => {
  const sourceTerms = [{ key: 'suspect', forms: ['suspect', 'suspects'], forbidden: [] }];
  const targetTerms = [{ key: 'suspect', forms: ['indiziato', 'indiziati'], forbidden: ['sospettato'] }];
  const terms = { sourceTerms, targetTerms, constant: ['suspect'], to: 'it' };

  test('are met in any inflection', () => {
    expect(found({ ...terms, source: 'Suspects stand.', target: 'Le indiziate stanno.' })).toEqual([]);
    expect(found({ ...terms, source: 'Suspects stand.', target: 'Le persone stanno.' })).toEqual(['terms']);
  });

  test('forbidden words are an error', () => {
    expect(found({ ...terms, source: 'A suspect stands.', target: 'Un sospettato, un indiziato.' })).toEqual([
      'terms',
    ]);
  });
});

test('A page is built like its source', () => {
  const source = { file: 'en.mdx', text: '## A\n\n<S id="kill-1">A.</S>\n\n- <S id="kill-2">B.</S>\n' };
  const target = (text: string) => skeletonDifference(source, { file: 'it.mdx', text });
  expect(target('## X\n\n<S id="kill-1">X.</S>\n\n- <S id="kill-2">Y.</S>\n')).toBeNull();
  expect(target('## X\n\n- <S id="kill-2">Y.</S>\n')).toMatchObject({
    found: 'list',
    wanted: '<S id="kill-1">',
  });
  expect(target('### X\n\n<S id="kill-1">X.</S>\n\n- <S id="kill-2">Y.</S>\n')).toMatchObject({
    found: 'heading 3',
    wanted: 'heading 2',
  });
});

describe('The translations of this project', () => {
  const raw = readUnitTree();
  /** A game that was never synced owes nothing yet. */
  const locked = (id: string): boolean => {
    const game = gameOf(raw, id);
    return (
      game === null ||
      [...raw.locks.values()].some((lock) => [...lock.keys()].some((one) => one.startsWith(`${game}/`)))
    );
  };
  const tree = { ...raw, locks: planSync(raw).locks };
  const read = (file: string): string => readFileSync(file, 'utf8');

  test.each(tree.locales.map(({ id }) => id))(
    '%s: every finding is mended, or waived with a reason',
    (locale) => {
      const open = checkLocale(tree, { locale, read }).filter(
        ({ waived, id }) => waived === null && locked(id),
      );
      expect(open).toEqual([]);
    },
  );

  test('a waiver holds for the words that it was given for, and no longer', () => {
    const { entry } = waive(tree, 'it', { id: 'noir/kill-4', check: 'numbers', reason: 'x' })!;
    const withWaiver = {
      ...tree,
      locks: new Map([...tree.locks, ['it', new Map([...tree.locks.get('it')!, ['noir/kill-4', entry]])]]),
    };
    expect(planSync(withWaiver).locks.get('it')!.get('noir/kill-4')!.waived).toHaveLength(1);
    const units = new Map(tree.units.get('it')!);
    units.set('noir/kill-4', { ...units.get('noir/kill-4')!, hash: '00000000' });
    expect(
      planSync({ ...withWaiver, units: new Map([...tree.units, ['it', units]]) })
        .locks.get('it')!
        .get('noir/kill-4')!.waived,
    ).toBeUndefined();
  });
});
