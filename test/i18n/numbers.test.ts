import { describe, expect, test } from 'vitest';
import { valueOf } from '../../src/words-lib/i18n/checks/lexicon/chinese.ts';
import { found } from './lib/pair.ts';

describe('Numbers are compared as values', () => {
  test.each([
    ['It', 'Draw two cards.', 'Pesca 2 carte.', 'it'],
    ['zh', 'Draw two cards.', '抽兩張牌。', 'zh-Hant-TW'],
    ['zh', 'With 16 kills the Killer wins.', '十六次殺害，殺手獲勝。', 'zh-Hant-TW'],
    ['zh', 'Both victims', '两名受害者', 'zh-Hans-CN'],
    ['it', 'The 16th kill.', 'La 16ª uccisione.', 'it'],
    ['it', 'Three or four games.', 'Tre o quattro partite.', 'it'],
    ['it', 'In three thousand games', 'In tremila partite', 'it'],
    ['zh', 'In three thousand games', '三千局', 'zh-Hant-TW'],
    ['it', 'On 19 September', 'Il 19 settembre', 'it'],
    ['zh', 'On 19 September', '9月19日', 'zh-Hant-TW'],
    ['zh', 'Two 4s', '兩張4', 'zh-Hant-TW'],
    ['it', 'You are the culprit.', 'Il colpevole sei tu.', 'it'],
    ['zh', 'The survivors scatter.', '活著的人驚慌四散。', 'zh-Hant-TW'],
  ])('%s: "%s" is "%s"', (_, source, target, to) => {
    expect(found({ source, target, to })).not.toContain('numbers');
  });

  test.each([
    ['Draw two cards.', 'Pesca tre carte.', 'it'],
    ['Draw 6 cards.', '抽5張牌。', 'zh-Hant-TW'],
    ['Five of six.', '六张里的六张。', 'zh-Hans-CN'],
    ['With 16 kills', 'Con 14 uccisioni', 'it'],
  ])('"%s" is not "%s"', (source, target, to) => {
    expect(found({ source, target, to })).toContain('numbers');
  });

  test('A player or card that is named again may be "they" in another language, but no other one', () => {
    const source = '5號被敲暈，5號不得發言；6號可以。';
    const zh = { source, from: 'zh-Hant-TW' };
    const en = 'Player 5 is knocked out and may not speak; Player 6 may.';
    expect(found({ ...zh, target: en, to: 'en' })).not.toContain('numbers');
    expect(found({ ...zh, target: en.replace('6', '5'), to: 'en' })).toContain('numbers');
    expect(found({ ...zh, target: `${en} Player is out.`, to: 'en' })).toContain('numbers');
    expect(found({ ...zh, target: '5号被敲晕，不得发言；6号可以。', to: 'zh-Hans-CN' })).toContain('numbers');
  });

  test('How many there are is said as often as in the source', () => {
    const zh = { source: '3張牌，其中3張蓋著。', from: 'zh-Hant-TW', to: 'en' };
    expect(found({ ...zh, target: '3 cards, 3 of them face down.' })).not.toContain('numbers');
    expect(found({ ...zh, target: '3 cards, face down.' })).toContain('numbers');
  });

  test.each([
    ['十六', 16],
    ['三千', 3000],
    ['二十五', 25],
    ['百', 100],
    ['兩', 2],
    ['三四', null],
  ])('%s is %s', (run, value) => {
    expect(valueOf(run)).toBe(value);
  });
});
