/** Every chart of a game twice: run by xstate, and from its table. */
import { stateChart } from '../../../src/machines/chart-run.ts';
import type { Chart, Stand } from '../../../src/machines/chart.ts';
import { tableOf } from '../../../src/machines/chart-table.ts';
import type { Game } from '../../../src/machines/game.ts';
import { tableChart } from '../../../src/machines/table-chart.ts';
import type { ChartTable } from '../../../src/machines/table-chart.ts';

export interface Both {
  readonly name: string;
  readonly byState: Chart;
  readonly byTable: Chart;
}

/** The table as it reaches a browser. */
export const sent = (machine: Game['machine']): ChartTable => JSON.parse(JSON.stringify(tableOf(machine)));

const both = (name: string, machine: Game['machine'], { names }: Game): Both => ({
  name,
  byState: stateChart(machine),
  byTable: tableChart(sent(machine), names),
});

export const chartsBothWays = (game: Game): readonly Both[] => [
  both('the game', game.machine, game),
  ...Object.entries(game.rules).map(([rule, { machine }]) => both(rule, machine, game)),
];

export interface Moment {
  readonly table: unknown;
  readonly event: unknown;
}

const shown = ({ table, states, taken }: Stand) => ({ table, states, taken });

/** What the chart shows at a moment: entered, and after the event; an event that cannot be replayed shows as its message. */
function run(chart: Chart, { table, event }: Moment): string {
  const start = chart.enter(table);
  try {
    return JSON.stringify([shown(start), shown(start.after(event))]);
  } catch (error) {
    return JSON.stringify([shown(start), String(error)]);
  }
}

/** The moments at which the two disagree. */
export const disagreements = ({ byState, byTable }: Both, moments: readonly Moment[]): readonly Moment[] =>
  moments.filter((moment) => run(byState, moment) !== run(byTable, moment));
