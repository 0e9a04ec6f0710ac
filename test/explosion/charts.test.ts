import { describe, expect, it } from 'vitest';
import { attempt } from '../../src/machines/attempt.ts';
import { stateChart } from '../../src/machines/chart-run.ts';
import { edgesOf } from '../../src/machines/edges.ts';
import explosion from '../../src/machines/explosion/index.ts';
import { act } from '../../src/machines/explosion/logic/act.ts';
import { RULES } from '../../src/machines/explosion/pages.ts';
import { chartsBothWays, disagreements } from '../machines/lib/both-charts.ts';
import type { Moment } from '../machines/lib/both-charts.ts';
import { randomGame } from './random.ts';

const games = Array.from({ length: 24 }, (_, seed) => randomGame(seed + 40, { moves: 70 }));
/** Every event of random games, where it was played and, refused or not, at the end of its game. */
const moments = games.flatMap(({ tables, events }) => [
  ...events.map((event, at): Moment => ({ table: tables[at]!, event })),
  ...events.filter((_event, at) => at % 5 === 0).map((event): Moment => ({ table: tables.at(-1)!, event })),
]);

describe('The chart of the game', () => {
  it('does what the logic does, event by event', () => {
    for (const { tables, events } of games) {
      let stand = stateChart(explosion.machine).enter(tables[0]!);
      events.forEach((event, at) => {
        const tried = attempt(explosion, stand, event);
        expect(tried.accepted).toBe(true);
        if (tried.accepted) stand = tried.stand;
        expect(stand.table).toEqual(act(tables[at]!, event));
      });
    }
  });
});

describe('Every rule page', () => {
  it('has a chart, and every transition of it cites a clause', () => {
    expect(Object.keys(explosion.rules).sort()).toEqual([...RULES].sort());
    const machines = [explosion.machine, ...Object.values(explosion.rules).map(({ machine }) => machine)];
    const silent = machines.flatMap((machine) =>
      edgesOf(machine)
        .filter(({ clauses }) => !clauses.length)
        .map(({ id }) => `${machine.id}: ${id}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('In random games a chart from its table', () => {
  it.each(chartsBothWays(explosion))('runs as xstate does: $name', (both) => {
    expect(moments.length).toBeGreaterThan(300);
    expect(disagreements(both, moments)).toEqual([]);
  });
});
