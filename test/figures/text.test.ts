import { describe, expect, test } from 'vitest';
import { drawText, TEXT_WIDTH, type TextLabels } from '../../src/figures/noir/text.ts';
import { breadth, columns, fit } from '../../src/figures/text-fit.ts';

const ZH: TextLabels = {
  killer: '殺手',
  inspector: '警探',
  hand: '手牌',
  deck: '證據牌堆',
  discarded: '公開放一旁',
  gone: '移出盤面',
  kills: '殺害',
  alive: '存活',
  deceased: '死亡',
  innocent: '無罪',
  colon: '：',
  killLimit: 16,
};
const BOARD = ['A B C D E', 'F G h I J', 'K L M N+ O', 'P q+ R S T', 'U V W Y Z'];

/** Reads the grid back from the drawing. */
const readBoard = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => /^\d\s/.test(line))
    .map((line) => line.slice(3).trim().replace(/[*@]/g, '').split(/\s+/).join(' '));

describe('a position in plain text', () => {
  test('The grid reads back as the rows of the case', () => {
    expect(readBoard(drawText({ board: BOARD, killer: 'M', inspector: 'C' }, ZH))).toEqual(BOARD);
    expect(readBoard(drawText({ board: ['A b+', 'c D'] }, ZH))).toEqual(['A b+', 'c D']);
  });

  test('Rows and columns are numbered from the upper left corner', () => {
    const [head, first] = drawText({ board: BOARD }, ZH);
    expect(head?.trim().split(/\s+/)).toEqual(['1', '2', '3', '4', '5']);
    expect(first?.startsWith('1  A')).toBe(true);
    expect(head?.indexOf('3')).toBe(first?.indexOf('C'));
  });

  test('Killer and Inspector are marked only where the position tells', () => {
    const known = drawText({ board: BOARD, killer: 'M', inspector: 'C' }, ZH).join('\n');
    expect(known).toContain('M*');
    expect(known).toContain('C@');
    const hidden = drawText({ board: BOARD }, ZH).join('\n');
    expect(hidden).not.toMatch(/[*@]/);
    expect(hidden).not.toContain('殺手');
  });

  test('Cards are listed, the deck by its number', () => {
    const lines = drawText({ board: BOARD, hand: ['F', 'T'], deck: ['A', 'B', 'C'], kills: 2, gone: [] }, ZH);
    expect(lines).toContain('手牌：F T');
    expect(lines).toContain('證據牌堆：3');
    expect(lines).toContain('殺害：2 / 16');
    expect(lines.join()).not.toContain('移出盤面');
  });

  test('No line is wider than 78 columns, full-width signs counted double', () => {
    const long = { ...ZH, discarded: '證'.repeat(30), innocent: 'inn '.repeat(20).trim() };
    const lines = drawText({ board: BOARD, discarded: [...'ABCDEFGHIJKLMN'], hand: ['F'] }, long);
    expect(lines.length).toBeGreaterThan(9);
    expect(lines.filter((line) => columns(line) > TEXT_WIDTH)).toEqual([]);
  });
});

describe('measuring text', () => {
  test('Chinese characters and full-width signs take two columns', () => {
    expect(columns('無罪：A')).toBe(7);
    expect(columns('è')).toBe(1);
  });

  test('Text that fits keeps its size; longer text is set smaller within its room', () => {
    expect(fit('無罪', 80, 19).size).toBe(19);
    const long = fit('a very long label indeed', 80, 19);
    expect(long.size).toBeLessThan(19);
    expect(breadth('a very long label indeed') * long.size).toBeLessThanOrEqual(81);
  });
});
