import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { SeatData, SignId } from '../../src/figures/explosion/data.ts';
import { layoutFor } from '../../src/figures/explosion/geometry.ts';
import { SIGNS } from '../../src/figures/explosion/icons.ts';
import { SEAT } from '../../src/figures/explosion/sizes.ts';
import { Table, type TableProps } from '../../src/figures/explosion/table.tsx';
import { wordsBy } from '../../src/figures/explosion/model.ts';

const COUNTS = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const words = wordsBy((key) => key);

function table(
  seats: readonly Partial<SeatData>[],
  over: Partial<TableProps> = {},
  data: object = {},
): string {
  const all = seats.map((seat, index) => [`P${index + 1}`, { cards: ['', ''], ...seat }] as const);
  return renderToString(
    h(Table, {
      data: {
        weapon: 'S',
        round: 1,
        phase: 'night',
        deck: 16,
        seats: Object.fromEntries(all) as { [seat: string]: SeatData },
        ...data,
      },
      title: 'Table',
      idPrefix: 't',
      words,
      ...over,
    }),
  );
}

const withFirst = (seat: Partial<SeatData>): string => table([seat, {}, {}]);
const shapes = (svg: string): string => svg.replace(/ class="[^"]*"/g, '');

describe('where the seats stand', () => {
  test.each(COUNTS)('%i seats lie within the picture, and none upon another', (count) => {
    const { width, height, spots } = layoutFor(count);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + SEAT.width).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + SEAT.height).toBeLessThanOrEqual(height);
    }
    const apart = spots.every((one, index) =>
      spots
        .slice(index + 1)
        .every(({ x, y }) => Math.abs(x - one.x) >= SEAT.width || Math.abs(y - one.y) >= SEAT.height),
    );
    expect(apart).toBe(true);
  });

  test.each(COUNTS)('%i seats go round clockwise', (count) => {
    const { spots, middle } = layoutFor(count);
    const angles = spots.map(({ x, y }) =>
      Math.atan2(y + SEAT.height / 2 - middle.y, x + SEAT.width / 2 - middle.x),
    );
    const turns = angles.map((angle, at) => {
      const next = angles[(at + 1) % count]!;
      return (next - angle + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.every((turn) => turn > 0 && turn < Math.PI + 0.01)).toBe(true);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  });

  test('A game has 3 to 11 players', () => {
    expect(() => layoutFor(12)).toThrow(RangeError);
    expect(() => layoutFor(2)).toThrow(RangeError);
  });
});

describe('the states of a seat', () => {
  const states: Record<string, Partial<SeatData>> = {
    plain: {},
    'card known': { cards: ['S5', ''] },
    'card turned up': { cards: ['S5u', ''] },
    'card seen': { cards: ['S5e', ''] },
    'card hidden for good': { cards: ['l', ''] },
    'card hidden this round': { cards: ['h', ''] },
    'role known': { role: 'police' },
    'role turned up': { role: 'police', up: true },
    'unknown role turned up': { up: true },
    imprisoned: { out: 'imprisoned' },
    dead: { out: 'dead' },
    'has spoken': { nth: 2 },
    'has votes': { votes: 3 },
    named: { mark: 'target' },
    ...Object.fromEntries((Object.keys(SIGNS) as SignId[]).map((sign) => [sign, { signs: [sign] }])),
    ...Object.fromEntries(
      (['culprit', 'accomplice', 'follower', 'bad'] as const).map((rank) => [rank, { rank }]),
    ),
  };

  test('Each has a shape of its own, whatever the colours', () => {
    const drawn = Object.values(states).map((state) => shapes(withFirst(state)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('Still a suspect is a flag, ruled out a cut through the number, ruled out just now a strike as well', () => {
    const svg = table([{}, {}, {}], {}, { possible: ['P1'], fresh: ['P3'] });
    expect([...svg.matchAll(/nb-flag/g)]).toHaveLength(1);
    expect([...svg.matchAll(/M1 15L20 2/g)]).toHaveLength(2);
    expect([...svg.matchAll(/nb-strike/g)]).toHaveLength(1);
  });

  test('A weapon card is told from another by its ground', () => {
    expect(withFirst({ cards: ['S5u', ''] })).not.toBe(withFirst({ cards: ['H5u', ''] }));
    expect(withFirst({ cards: ['S5u', ''] })).toContain('fill="var(--face-ink)"');
  });
});

describe('the table', () => {
  test('Each vote is an arrow; a vote for oneself a ring', () => {
    const svg = table(
      [{}, {}, {}],
      {},
      {
        arrows: [
          ['P1', 'P2'],
          ['P2', 'P1'],
          ['P3', 'P3'],
        ],
      },
    );
    expect([...svg.matchAll(/fill="var\(--stamp\)" stroke="none"/g)]).toHaveLength(2);
    expect(svg).toMatch(/<circle cx="[\d.]+" cy="[\d.]+" r="12.5"/);
  });

  test('Without writing there are numbers and no names', () => {
    const svg = table([{ role: 'police' }, {}, {}], { words: null });
    expect(svg).not.toContain('short.police');
    expect(table([{ role: 'police' }, {}, {}])).toContain('short.police');
  });

  test('It is told by tokens alone, so that it suits light and dark', () => {
    const svg = table([{ cards: ['S5u', 'h'], role: 'police', up: true, rank: 'bad', votes: 2 }, {}, {}]);
    expect(svg).not.toMatch(/#[0-9a-f]{3,6}"/i);
  });

  test('Pressed, each seat is a button with a name; cards are while moves are made, if the view knows them', () => {
    const pressing = { targets: new Set(['card:S5']), chosen: [], labels: { 'card:S5': 'five' } };
    const seats = [{ cards: ['S5', ''] as const }, {}, {}];
    const asked = table(seats, { pressing: { ...pressing, cards: false } });
    expect([...asked.matchAll(/role="button"/g)]).toHaveLength(3);
    const playing = table(seats, { pressing: { ...pressing, cards: true } });
    expect([...playing.matchAll(/role="button"/g)]).toHaveLength(4);
    expect(playing).toContain('aria-label="five"');
    expect([...playing.matchAll(/tabindex="0"/g)]).toHaveLength(1);
  });
});
