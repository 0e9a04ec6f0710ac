/** Runs a chart from its table, with the functions that the table names: what xstate does, as far as our charts go. */
import { edgeId } from './chart.ts';
import type { Chart, Stand } from './chart.ts';
import type { Names } from './game.ts';
import type { Taken } from './trace.ts';

/** A transition; without a guard it always may be taken. */
export interface Way {
  readonly guard?: string;
  readonly actions?: readonly string[];
  /** The path of its target. */
  readonly to: string;
  readonly clauses: readonly string[];
}

/** A state: the path of the inner state where it begins, and its transitions in order, by event, `always` or `done`. */
export interface StateTable {
  readonly initial?: string;
  readonly final?: true;
  readonly on?: { readonly [descriptor: string]: readonly Way[] };
}

/** A chart as plain data: its states by path; `''` is the chart itself. */
export type ChartTable = { readonly [path: string]: StateTable };

const outside = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
/** From a state outwards; the chart itself comes last. */
const outwards = (path: string): string[] => (path ? [path, ...outwards(outside(path))] : ['']);
const innermost = (chart: ChartTable, path: string): string => {
  const { initial } = chart[path]!;
  return initial === undefined ? path : innermost(chart, initial);
};

interface At {
  readonly path: string;
  readonly table: unknown;
}

/** A chart with transitions through named guards and actions alone. Equal to xstate's run of the chart it was compiled from. */
export function tableChart(chart: ChartTable, { guards, actions }: Names): Chart {
  /** The first transition, from the innermost state outwards, whose guard passes; and where it leads. */
  function follow(
    { path, table }: At,
    descriptor: string,
    event: unknown,
  ): (At & { taken: Taken }) | undefined {
    for (const from of outwards(path)) {
      const ways = chart[from]!.on?.[descriptor] ?? [];
      const index = ways.findIndex(({ guard }) => !guard || guards[guard]!(table, event));
      const way = ways[index];
      if (!way) continue;
      const { to, clauses } = way;
      const ours = descriptor === 'always' || descriptor === 'done' ? null : descriptor;
      return {
        path: innermost(chart, to),
        table: (way.actions ?? []).reduce((so, action) => actions[action]!(so, event), table),
        taken: { from, to, event: ours, edge: edgeId(from, descriptor, index), clauses },
      };
    }
    return undefined;
  }

  /** Goes on by itself as far as it can: eventless first, then out of what has ended. */
  function settle(at: At, event: unknown, taken: readonly Taken[]): Stand {
    const { path, table } = at;
    const next =
      follow(at, 'always', event) ??
      (chart[path]!.final && follow({ path: outside(path), table }, 'done', event));
    if (next) return settle(next, event, [...taken, next.taken]);
    return {
      table,
      states: outwards(path).slice(0, -1).reverse(),
      taken,
      after(tried) {
        const first = follow(at, tried.type, tried);
        return first ? settle(first, tried, [first.taken]) : { ...this, taken: [] };
      },
    };
  }

  return { enter: (table) => settle({ path: innermost(chart, ''), table }, null, []) };
}
