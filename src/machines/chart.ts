/** A chart as something to run: on xstate in Node (`state-chart.ts`), from its table in a browser (`table-chart.ts`). */
import type { ChartRun } from './trace.ts';

/** A chart as it stands after its latest event, at the table that the event has led to. */
export interface Stand<T = any, E = any> extends ChartRun {
  readonly table: T;
  /** The chart after an event. Where it does not accept the event, it stands still and has taken nothing. */
  after(event: E): Stand<T, E>;
}

export interface Chart<T = any, E = any> {
  /** The chart as it stands at a table: entered, and routed by its eventless transitions. */
  enter(table: T): Stand<T, E>;
}

/** The chart of the whole game, and that of the rule a case is about. */
export interface Charts {
  readonly game: Chart;
  readonly rule: Chart;
}

/** The id of the `index`-th transition that the state at `path` has for `descriptor`. */
export const edgeId = (path: string, descriptor: string, index: number): string =>
  `${path}:${descriptor}:${index}`;

/** A chart on one step: from the table before, through the event. Without an event, just where it stands. */
export function runChart(chart: Chart, table: unknown, event: unknown): ChartRun {
  const start = chart.enter(table);
  const { states, taken } = event === null ? start : start.after(event);
  return { states, taken };
}
