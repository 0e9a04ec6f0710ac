import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Palace, type PalaceProps } from '../../src/figures/byzantine/palace.tsx';
import type { Pawn } from '../../src/figures/byzantine/pawns.ts';
import { DARK, LIGHT, resolveColours } from '../../src/figures/palette.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';

const pawn = (over: Partial<Pawn> = {}): Pawn => ({
  who: 'cook',
  room: '3C',
  suspect: 'unknown',
  alive: true,
  isNew: false,
  mark: null,
  isAssassin: false,
  card: null,
  ...over,
});

function palace(pawns: readonly Pawn[], over: Partial<PalaceProps> = {}): string {
  const props = {
    palace: training,
    pawns,
    locks: [],
    title: 'Palace',
    idPrefix: 'p',
  };
  return renderToString(h(Palace, { ...props, names: { cook: { full: '廚娘', short: '廚' } }, ...over }));
}

const shapes = (svg: string): string => svg.replace(/ class="[^"]*"/g, '');

describe('the states of a pawn', () => {
  const dead = { alive: false, suspect: 'out' } as const;
  const states: Record<string, Partial<Pawn>> = {
    unknown: {},
    'ruled out just now': { suspect: 'out', isNew: true },
    dead,
    'dead, card unread': { ...dead, card: 'unread' },
    'dead, shot': { ...dead, card: 'shooting' },
    'dead, hanged': { ...dead, card: 'hanging' },
    pinned: { mark: 'target' },
    'Mr. M': { isAssassin: true },
  };

  test('Every state but possible and ruled out earlier has a shape of its own', () => {
    const drawn = Object.values(states).map((state) => shapes(palace([pawn(state)])));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('Possible and ruled out are told by class, and the name is always written', () => {
    for (const suspect of ['possible', 'out'] as const) {
      const svg = palace([pawn({ suspect })]);
      expect(svg).toContain(`bz-pawn is-${suspect}`);
      expect(svg).toMatch(/<text[^>]*>廚娘<\/text>/);
    }
  });

  test('A name that does not fit gives way to the short one', () => {
    const names = { cook: { full: 'A very long name for a cook', short: 'Cook' } };
    const svg = palace([pawn()], { names });
    expect(svg).toMatch(/<text[^>]*>Cook<\/text>/);
    expect(svg).not.toContain('very long');
  });

  test('A corpse lies: its niche is turned', () => {
    expect(palace([pawn(dead)])).toContain('rotate(-90)');
    expect(palace([pawn()])).not.toContain('rotate(-90)');
  });
});

describe('the palace', () => {
  test('Every room bears its name, the cellar is told apart, and rooms in question are lit', () => {
    const svg = palace([], { lit: ['3A', '3B', '3C'] });
    const named = [...svg.matchAll(/>(\d[A-C]+)<\/text>/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(training.floors.flat().sort());
    expect([...svg.matchAll(/is-cellar/g)]).toHaveLength(3);
    expect([...svg.matchAll(/bz-cell is-lit/g)]).toHaveLength(3);
  });

  test('The number of a floor is lit when all its rooms are, and not when one is missing', () => {
    const number = (lit: string[]): string | undefined =>
      /class="([^"]*)"[^>]*>3<\/text>/.exec(palace([], { lit }))?.[1];
    expect(number(['3A', '3B', '3C'])).toContain('is-lit');
    expect(number(['3A', '3B'])).not.toContain('is-lit');
  });

  test('A secret door is marked S, a locked door has a lock', () => {
    expect([...palace([]).matchAll(/>\s*S\s*<\/text>/g)]).toHaveLength(2);
    const lock = (svg: string): number => [...svg.matchAll(/<rect class="bz-solid"/g)].length;
    expect(lock(palace([]))).toBe(0);
    expect(lock(palace([], { locks: ['2A-2BC', '4A-4B'] }))).toBe(2);
  });

  test('A walk leaves an empty niche behind and a line to the walker', () => {
    const svg = palace([pawn({ room: '4C' })], { walk: { who: 'cook', path: ['3C', '4C'] } });
    expect(svg).toMatch(/bz-thin bz-dashed/);
    expect(svg).toMatch(/bz-route" d="M\d/);
    expect(palace([pawn()])).not.toContain('bz-route');
  });

  test('A thumbnail has no writing but the S of secret doors', () => {
    const svg = palace([pawn({ alive: false, card: 'unread' })], { size: 'thumb' });
    expect([...svg.matchAll(/<text/g)]).toHaveLength(2);
  });

  test('A face is a reference into the sheet of its game', () => {
    expect(palace([pawn()])).toContain('href="/faces/byzantine.svg#face-byzantine-cook"');
  });

  test('Title and description name the picture', () => {
    const svg = palace([], { desc: '4A: nobody' });
    expect(svg).toContain('role="img"');
    expect(svg).toContain('aria-describedby="p-desc"');
    expect(svg).toContain('<desc id="p-desc">4A: nobody</desc>');
  });
});

describe('pressing', () => {
  const pressing = {
    targets: new Set(['room:4C', 'door:3A-3B']),
    chosen: ['suspect:cook'],
    rooms: true,
    labels: { 'suspect:cook': 'Cook, 3C', 'room:4C': '4C: nobody' },
  };

  test('Every room and pawn is a button with one place in the tab order', () => {
    const svg = palace([pawn()], { pressing });
    expect([...svg.matchAll(/data-room="/g)]).toHaveLength(14);
    expect([...svg.matchAll(/data-pawn="/g)]).toHaveLength(1);
    expect([...svg.matchAll(/tabindex="0"/g)]).toHaveLength(1);
    expect(svg).toMatch(/data-pawn="cook"[^>]*tabindex="0" aria-label="Cook, 3C" aria-pressed="true"/);
  });

  test('Doors are buttons only where one can be locked', () => {
    const doors = (svg: string): (string | undefined)[] =>
      [...svg.matchAll(/data-door="([^"]+)"/g)].map(([, door]) => door);
    expect(doors(palace([pawn()], { pressing }))).toEqual(['3A-3B']);
  });

  test('Without moves only pawns are buttons', () => {
    const svg = palace([pawn()], { pressing: { ...pressing, rooms: false, targets: new Set<string>() } });
    expect(svg).not.toContain('data-room');
    expect(svg).toContain('data-pawn="cook"');
  });

  test.each(['4A', '3C', '2A'])(
    'A pawn alone in %s answers within 44 px where a palace of three columns is 334 px wide',
    (room) => {
      const svg = palace([pawn({ room })], { pressing });
      const [, width] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
      const [, scale] = /scale\(([\d.]+)\)"[^>]*data-pawn/.exec(svg) ?? [];
      const [, touch] = /class="nb-touch" x="[-\d.]+" y="-2" width="([\d.]+)"/.exec(svg) ?? [];
      expect((Number(touch) * Number(scale) * 334) / Number(width)).toBeGreaterThanOrEqual(44);
    },
  );
});

describe('the sheets', () => {
  const sheet = (name: string): string =>
    readFileSync(new URL(`../../src/figures/byzantine/${name}`, import.meta.url), 'utf8');

  test('A picture drawn without a browser gets a sheet with no variable and no at-rule', () => {
    for (const palette of [LIGHT, DARK])
      expect(resolveColours(sheet('palace-paint.css'), palette)).not.toMatch(/var\(|@|light-dark/);
  });

  test('Every colour is in the palette, and both sheets weigh at most 0.95 kB compressed', () => {
    const css = sheet('palace-paint.css') + sheet('figure.css').replace(/@import.*/, '');
    const names = [...css.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name);
    expect(names.filter((name) => !(name && name in LIGHT))).toEqual([]);
    const tight = css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s*([{};:,>])\s*/g, '$1')
      .replace(/\s+/g, ' ');
    expect(gzipSync(tight, { level: 9 }).length).toBeLessThan(950);
  });
});
