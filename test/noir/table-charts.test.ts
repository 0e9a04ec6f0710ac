import { describe, expect, it } from 'vitest';
import noir from '../../src/machines/noir/index.ts';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';
import { chartsBothWays, disagreements } from '../machines/lib/both-charts.ts';
import type { Moment } from '../machines/lib/both-charts.ts';
import { randomFrom } from '../lib/random.ts';
import { randomGame, randomVariants } from './random-game.ts';

const REFUSED: readonly NoirEvent[] = [
  { type: 'kill', victim: 'A' },
  { type: 'shift', axis: 'row', at: 9, to: 'left' },
  { type: 'exonerate', card: 'A' },
  { type: 'arrest', suspect: 'A', by: 'B' },
];

/** Every event of random games in all variants, where it was played, and some that may be refused. */
const moments = Array.from({ length: 24 }, (_, seed) => {
  const { tables, events } = randomGame({ seed, variants: randomVariants(randomFrom(seed)), turns: 60 });
  const played = events.map((event, at): Moment => ({ table: tables[at]!, event }));
  return [...played, ...REFUSED.map((event): Moment => ({ table: tables.at(-1 - (seed % 3))!, event }))];
}).flat();

describe('In random games a chart from its table', () => {
  it.each(chartsBothWays(noir))('runs as xstate does: $name', (both) => {
    expect(moments.length).toBeGreaterThan(300);
    expect(disagreements(both, moments)).toEqual([]);
  });
});
