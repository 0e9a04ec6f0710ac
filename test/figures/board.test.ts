import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/figures/noir/board-geometry.ts';
import { Board, type BoardProps } from '../../src/figures/noir/board.tsx';
import type { Cell } from '../../src/figures/noir/cell.ts';

const LABELS = { deceased: '遇害', innocent: '無罪', cells: { A: 'Alyss, alive' } };

const person = (over: Partial<Cell>): Cell => ({
  who: 'A',
  alive: true,
  innocent: false,
  suspect: 'unknown',
  ...over,
});

function board(rows: readonly (readonly Cell[])[], over: Partial<BoardProps> = {}): string {
  return renderToString(h(Board, { rows, title: 'Grid', idPrefix: 'b', labels: LABELS, ...over }));
}

const alone = (over: Partial<Cell>, props: Partial<BoardProps> = {}): string =>
  board([[person(over)]], props);

/** The shapes drawn, without colours: element names, paths and words. */
const shapes = (svg: string): string => svg.replace(/ class="[^"]*"/g, '');

describe('the states of a suspect', () => {
  const states: Record<string, Partial<Cell>> = {
    unknown: {},
    possible: { suspect: 'possible' },
    'ruled out': { suspect: 'out' },
    'ruled out just now': { suspect: 'out', isNew: true },
    deceased: { suspect: 'out', alive: false },
    innocent: { suspect: 'out', innocent: true },
    'deceased and innocent': { suspect: 'out', alive: false, innocent: true },
    'neighbour, yes': { mark: 'yes' },
    'neighbour, no': { mark: 'no' },
    pinned: { mark: 'target' },
    killer: { role: 'killer' },
    inspector: { role: 'inspector' },
    both: { role: 'both' },
    'card in hand': { inHand: true },
  };

  test('Every state has a shape of its own, whatever the colours', () => {
    const drawn = Object.values(states).map((state) => shapes(alone(state)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('The initial is always written', () => {
    const initial = /<text class="nb-initial"[^>]*>A<\/text>/;
    const without = Object.entries(states).filter(([, state]) => !initial.test(alone(state)));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('Victim, target and actor are told apart by class', () => {
    const names = (['target', 'victim', 'actor'] as const).map(
      (mark) => /nb-card [^"]*/.exec(alone({ mark }))?.[0],
    );
    expect(new Set(names).size).toBe(3);
  });

  test('A deceased suspect bears the word for it, an innocent one the stamp', () => {
    expect(alone({ alive: false })).toContain('遇害');
    expect(alone({ alive: false })).not.toContain('無罪');
    expect(alone({ innocent: true })).toContain('無罪');
  });

  test('A thumbnail has no writing but the initials', () => {
    const svg = alone({ alive: false, innocent: true }, { size: 'thumb' });
    expect([...svg.matchAll(/<text/g)]).toHaveLength(1);
    expect(svg).toContain('nb-tick');
  });

  test('A word too long for its card is held to the room by its length', () => {
    const svg = alone({ alive: false }, { labels: { ...LABELS, deceased: 'verstorben und fort' } });
    const [, length] = /textLength="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(length)).toBeGreaterThan(60);
    expect(Number(length)).toBeLessThanOrEqual(78);
  });
});

describe('the grid', () => {
  const grid = (rows: number, cols: number): Cell[][] =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: cols }, (_, c) =>
        person({ who: 'ABCDEFGHIJKLMNOPQRSTUVWYZ'[r * cols + c] ?? 'A' }),
      ),
    );
  const viewBox = (svg: string): string | undefined => /viewBox="0 0 ([^"]+)"/.exec(svg)?.[1];

  test('A grid that has shrunk keeps the size of its cards', () => {
    expect(viewBox(board(grid(5, 5)))).toBe('548 548');
    expect(viewBox(board(grid(2, 5)))).toBe('548 224');
    expect(viewBox(board(grid(1, 1)))).toBe('116 116');
  });

  test('Its title names the picture', () => {
    const svg = board(grid(1, 1));
    expect(svg).toContain('aria-labelledby="b-title"');
    expect(svg).toContain('<title id="b-title">Grid</title>');
    expect(svg).toContain('role="img"');
  });

  test('A face is a reference into the sheet of its game', () => {
    expect(board(grid(1, 1))).toContain('href="/faces/noir.svg#face-noir-A"');
  });

  test('An interactive grid has one button a suspect and one place in the tab order', () => {
    const svg = board(grid(2, 2), { interactive: { selectable: new Set(['B']), selected: 'B', focus: 'C' } });
    expect([...svg.matchAll(/data-cell="(.)" role="button"/g)].map(([, who]) => who)).toEqual([
      'A',
      'B',
      'C',
      'D',
    ]);
    expect([...svg.matchAll(/data-cell="(.)"[^>]*tabindex="0"/g)].map(([, who]) => who)).toEqual(['C']);
    expect(svg).toContain('aria-label="Alyss, alive"');
    expect([...svg.matchAll(/can-pick/g)]).toHaveLength(1);
    expect([...svg.matchAll(/aria-pressed="true"/g)]).toHaveLength(1);
  });

  test('Every line has an arrow at each end, and a barred one is drawn with a bar', () => {
    const labels = Object.fromEntries(linesOf(4, 3).map((line) => [line, `push ${line}`]));
    const svg = board(grid(4, 3), { arrows: { labels, blocked: new Set(['row:2:left']) } });
    const lines = [...svg.matchAll(/data-line="([^"]+)"/g)].map(([, line]) => line);
    expect(lines).toEqual(linesOf(4, 3));
    expect(lines).toHaveLength(14);
    expect([...svg.matchAll(/nb-bar/g)]).toHaveLength(1);
  });

  test('An arrow is at least 44 px each way where five columns are 300 px wide', () => {
    const labels = Object.fromEntries(linesOf(5, 5).map((line) => [line, line]));
    const svg = board(grid(5, 5), { arrows: { labels } });
    const scale = 300 / Number(viewBox(svg)?.split(' ')[0]);
    const [, width, height] = /class="nb-touch"[^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(width) * scale).toBeGreaterThanOrEqual(44);
    expect(Number(height) * scale).toBeGreaterThanOrEqual(44);
  });

  test('A pushed line is lit along its whole length and only its suspects move', () => {
    const svg = board(grid(3, 3), { shifted: 'column:2:up' });
    expect([...svg.matchAll(/slid-up/g)]).toHaveLength(3);
    expect(svg).toMatch(/class="nb-band to-up" x="110" y="2" width="112" height="328"/);
  });
});
