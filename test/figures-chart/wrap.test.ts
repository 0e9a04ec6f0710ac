import { describe, expect, it } from 'vitest';
import { wrap } from '../../src/figures/chart/wrap.ts';

describe('A long text', () => {
  it('is cut into even lines', () => {
    expect(wrap('The Inspector canvasses the neighbourhood', 13)).toEqual([
      'The Inspector canvasses',
      'the neighbourhood',
    ]);
    expect(wrap('The Inspector canvasses the neighbourhood', 9)).toEqual([
      'The Inspector',
      'canvasses the',
      'neighbourhood',
    ]);
    expect(wrap('Killer to act', 13)).toEqual(['Killer to act']);
  });

  it('breaks Chinese between words, and never before a closing mark', () => {
    const lines = wrap('警探查訪周圍八格之內的每一個嫌疑人，殺手必須照實回答。', 10);
    expect(lines.join('')).toBe('警探查訪周圍八格之內的每一個嫌疑人，殺手必須照實回答。');
    for (const line of lines) expect(line).not.toMatch(/^[，。]/);
    expect(wrap('若遇害的就是警探（殺手獲勝）', 9).every((line) => !line.endsWith('（'))).toBe(true);
  });

  it('keeps a word whole even when it is too long for the line', () => {
    expect(wrap('un interrogatorio-lunghissimo', 5)).toEqual(['un', 'interrogatorio-lunghissimo']);
  });
});
