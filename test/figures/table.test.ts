import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Table, type TableProps } from '../../src/figures/noir/table.tsx';
import { tallyPath } from '../../src/figures/noir/tally.tsx';

const PROPS: TableProps = {
  hand: ['F', 'T'],
  deck: 20,
  discarded: ['H'],
  kills: 3,
  killLimit: 16,
  title: 'Cards',
  idPrefix: 't',
  labels: { hand: 'Hand', deck: 'Deck', discarded: 'Put away', kills: 'Kills' },
};

const table = (over: Partial<TableProps> = {}): string => renderToString(h(Table, { ...PROPS, ...over }));
const strokes = (d: string): number => d.split('M').length - 1;

describe('the table beside the grid', () => {
  test('A card that a view may not see leaves no trace of whose it is', () => {
    const svg = table({ hand: [null, null], discarded: [] });
    expect([...svg.matchAll(/nt-back/g)]).toHaveLength(2);
    expect(svg).not.toContain('face-noir-');
  });

  test('The deck says how many cards are left, and an empty one has no sheets', () => {
    expect(table({ deck: 7 })).toMatch(/nt-deck-count[^>]*>7</);
    expect(table({ deck: 0 })).toContain('nt-deck is-empty');
  });

  test('Without cards put away there is no heading for them', () => {
    expect(table({ discarded: [] })).not.toContain('Put away');
  });

  test('Kills are tallied one stroke each, and those to come are pale', () => {
    const [ghost, done] = [...table().matchAll(/<path[^>]*d="(M[^"]*)"/g)].map(([, d]) => d ?? '').slice(-2);
    expect(strokes(ghost ?? '')).toBe(13);
    expect(strokes(done ?? '')).toBe(3);
  });

  test('The fifth stroke of a bundle lies across the four before it', () => {
    expect(tallyPath(0, 4, 0, 0)).toBe('M0 0v22M7 0v22M14 0v22M21 0v22');
    expect(tallyPath(4, 5, 0, 0)).toBe('M-3 18l28 -14');
  });
});
