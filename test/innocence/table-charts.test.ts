import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import { chartsBothWays, disagreements } from '../machines/lib/both-charts.ts';
import type { Moment } from '../machines/lib/both-charts.ts';
import { randomGame } from './random.ts';

/** Every event of random games, where it was played and, refused or not, at the end of its game. */
const moments = Array.from({ length: 30 }, (_, seed) => {
  const { tables, events } = randomGame(seed, { suspects: 3 + (seed % 3), identities: seed % 2 === 0 });
  const played = events.map((event, at): Moment => ({ table: tables[at]!, event }));
  const late = events
    .filter((_event, at) => at % 4 === 0)
    .map((event): Moment => ({ table: tables.at(-1)!, event }));
  return [...played, ...late];
}).flat();

describe('In random games a chart from its table', () => {
  it.each(chartsBothWays(innocence))('runs as xstate does: $name', (both) => {
    expect(moments.length).toBeGreaterThan(300);
    expect(disagreements(both, moments)).toEqual([]);
  });
});
