import { expect, test } from 'vitest';
import { card } from '../../src/faces/picture/card.ts';

test('A card leaves no colour to a page: those on the marks of its figure are written out as well', () => {
  const svg = card({
    words: { lang: 'en', title: 'A', heading: 'b', lines: ['c'], last: 'd', alt: 'e', game: 'f' },
    figure:
      '<svg viewBox="0 0 10 10"><rect width="9" height="9" fill="var(--face-paper)" stroke="var(--ink)"/></svg>',
    symbols: new Map(),
    css: '.x{fill:var(--soft)}',
  });
  expect(svg).toMatch(/<rect width="9" height="9" fill="#[0-9a-f]+" stroke="#[0-9a-f]+"/i);
  expect(svg).not.toContain('var(');
});
