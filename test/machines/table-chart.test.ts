import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';
import { chartsOf } from '../../src/machines/chart-run.ts';
import { tableOf } from '../../src/machines/chart-table.ts';
import type { Case, Game } from '../../src/machines/game.ts';
import { begin, play } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import { tableChart } from '../../src/machines/table-chart.ts';
import { chartsBothWays, disagreements, sent } from './lib/both-charts.ts';
import type { Moment } from './lib/both-charts.ts';

const games = await loadGames();
const cases = readTree(games).map((one) => one.case);

const tableCharts = (game: Game, rule: string) => ({
  game: tableChart(sent(game.machine), game.names),
  rule: tableChart(sent(game.rules[rule]!.machine), game.names),
});

const played = (start: Run, { steps }: Case): readonly Run[] =>
  steps.reduce<Run[]>((runs, { event }) => [...runs, play(runs.at(-1)!, event)], [start]);

describe.each([...games].map(([id, { game }]) => ({ id, game })))(
  'In $id a chart from its table',
  ({ id, game }) => {
    const own = cases.filter((one) => one.game === id);
    const runs = own.map((one) => played(begin(game, chartsOf(game, one.rule), one), one));
    const moments = runs.flatMap((run, nth) =>
      own[nth]!.steps.map(({ event }, at): Moment => ({
        table: run[at]!.stand.table,
        event: game.event(event),
      })),
    );

    it('makes the very trace of every case', () => {
      const different = own.filter(
        (one, nth) =>
          JSON.stringify(played(begin(game, tableCharts(game, one.rule), one), one).at(-1)!.steps) !==
          JSON.stringify(runs[nth]!.at(-1)!.steps),
      );
      expect(different.map((one) => one.id)).toEqual([]);
    });

    it.each(chartsBothWays(game))('runs as xstate does at every moment of every case: $name', (both) => {
      expect(moments.length).toBeGreaterThan(100);
      expect(disagreements(both, moments)).toEqual([]);
    });

    it('calls only names that the game has', () => {
      const machines = [game.machine, ...Object.values(game.rules).map(({ machine }) => machine)];
      const ways = machines.flatMap((machine) =>
        Object.values(sent(machine)).flatMap(({ on }) => Object.values(on ?? {}).flat()),
      );
      const missing = ways.filter(
        ({ guard, actions = [] }) =>
          (guard && !(guard in game.names.guards)) ||
          actions.some((action) => !(action in game.names.actions)),
      );
      expect(missing).toEqual([]);
    });
  },
);

describe('A chart that a table cannot tell', () => {
  const chart = setup({ actions: { act: () => {} } });

  it.each([
    ['parallel', chart.createMachine({ id: 'p', type: 'parallel', states: { a: {} } })],
    ['on entry', chart.createMachine({ id: 'e', initial: 'a', states: { a: { entry: 'act' } } })],
    ['on entry', chart.createMachine({ id: 'd', initial: 'a', states: { a: { after: { 1: 'a' } } } })],
    [
      'without a target',
      chart.createMachine({ id: 't', initial: 'a', states: { a: { on: { go: { actions: 'act' } } } } }),
    ],
    [
      'without a name',
      chart.createMachine({
        id: 'n',
        initial: 'a',
        states: { a: { on: { go: { guard: () => true, target: 'a' } } } },
      }),
    ],
  ])('is refused: %s', (why, machine) => {
    expect(() => tableOf(machine)).toThrow(why);
  });
});
