/** The charts of a game as tables, and what a changed sentence makes of them. */
import type { Charts } from '../chart.ts';
import { tableOf } from '../chart-table.ts';
import type { Game, Names } from '../game.ts';
import { tableChart, type ChartTable, type StateTable, type Way } from '../table-chart.ts';
import type { Tables } from './mutant.ts';

export const tablesOf = ({ machine, rules }: Pick<Game, 'machine' | 'rules'>): Tables => ({
  game: tableOf(machine),
  rules: Object.fromEntries(Object.entries(rules).map(([rule, chart]) => [rule, tableOf(chart.machine)])),
});

/** The charts on which a case of a rule runs, by the functions that are handed in. */
export const chartsOfTables =
  (tables: Tables, names: Names) =>
  (rule: string): Charts => ({
    game: tableChart(tables.game, names),
    rule: tableChart(tables.rules[rule]!, names),
  });

type ChangeWays = (ways: readonly Way[], descriptor: string) => readonly Way[];

const stateWith = ({ on, ...state }: StateTable, change: ChangeWays): StateTable => ({
  ...state,
  ...(on && {
    on: Object.fromEntries(Object.entries(on).map(([name, ways]) => [name, change(ways, name)])),
  }),
});

const tableWith = (table: ChartTable, change: ChangeWays): ChartTable =>
  Object.fromEntries(Object.entries(table).map(([path, state]) => [path, stateWith(state, change)]));

const tablesWith = ({ game, rules }: Tables, change: ChangeWays): Tables => ({
  game: tableWith(game, change),
  rules: Object.fromEntries(Object.entries(rules).map(([rule, table]) => [rule, tableWith(table, change)])),
});

/** No transition that cites the clause. */
export const without = (tables: Tables, clause: string): Tables =>
  tablesWith(tables, (ways) => ways.filter(({ clauses }) => !clauses.includes(clause)));

const isEvent = (descriptor: string): boolean => descriptor !== 'always' && descriptor !== 'done';

/**
 * Whether the guard of a transition chooses it among others. Whether an event may happen at all is not the chart's to say
 * but that of `judge`: of an event, only what stands before another guarded transition is a choice.
 */
function isChosen(ways: readonly Way[], way: Way, descriptor: string): boolean {
  if (way.guard === undefined || ways.length < 2) return false;
  const later = ways.slice(ways.indexOf(way) + 1);
  return !isEvent(descriptor) || later.some(({ guard }) => guard !== undefined);
}

/** The transitions that cite the clause as if their condition always held. */
export const unguarded = (tables: Tables, clause: string): Tables =>
  tablesWith(tables, (ways, descriptor) =>
    ways.map((way) => {
      if (!way.clauses.includes(clause) || !isChosen(ways, way, descriptor)) return way;
      const { guard: _, ...always } = way;
      return always;
    }),
  );

/** The guard of the transitions by which a chart takes what only the mutant allows. */
export const ALLOWED = 'allowedByMutant';

/** Beside the last transition of an event that has a guard, one for what only the mutant allows. */
export const allowing = (tables: Tables): Tables =>
  tablesWith(tables, (ways, descriptor) => {
    const last = ways.findLastIndex(({ guard }) => guard !== undefined);
    if (!isEvent(descriptor) || last < 0) return ways;
    return ways.toSpliced(last + 1, 0, { ...ways[last]!, guard: ALLOWED });
  });

/** The clauses that transitions cite, and those that a transition cites which is chosen among others by its guard. */
export function citedIn({ game, rules }: Tables): {
  cited: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
} {
  const lists = [game, ...Object.values(rules)].flatMap((table) =>
    Object.values(table).flatMap(({ on }) => Object.entries(on ?? {})),
  );
  const chosen = lists.flatMap(([descriptor, ways]) =>
    ways.filter((way) => isChosen(ways, way, descriptor)).flatMap(({ clauses }) => clauses),
  );
  const cited = lists.flatMap(([, ways]) => ways.flatMap(({ clauses }) => clauses));
  return { cited: new Set(cited), chosen: new Set(chosen) };
}
