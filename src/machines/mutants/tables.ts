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

/** A transition among those that its state has for the same event. */
interface Choice {
  readonly way: Way;
  readonly ways: readonly Way[];
  readonly descriptor: string;
}
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

const isEvent = (descriptor: string): boolean => descriptor !== 'always' && descriptor !== 'done';
const later = ({ way, ways }: Choice): readonly Way[] => ways.slice(ways.indexOf(way) + 1);

/** Two ways to the same end, told apart only by the sentence that they cite. */
const sameEnd = (a: Way, b: Way): boolean =>
  a.to === b.to && String(a.actions ?? []) === String(b.actions ?? []);

/** Taken when the event is refused: what is left of an event after the ways that have a condition. */
const isRefusal = ({ way, ways, descriptor }: Choice): boolean =>
  isEvent(descriptor) && way.guard === undefined && ways.some(({ guard }) => guard !== undefined);

/**
 * Whether the guard of a transition chooses it before one that ends otherwise. Whether an event may happen at all is not the
 * chart's to say but that of `judge`: of an event, only what stands before another guarded transition is a choice.
 */
function isChosen(choice: Choice): boolean {
  const { way, descriptor } = choice;
  const others = later(choice).filter(({ guard }) => !isEvent(descriptor) || guard !== undefined);
  return way.guard !== undefined && others.some((other) => !sameEnd(way, other));
}

/** Whether it makes a difference that the transition is there: without it, the next would not end the same. */
function isMissed(choice: Choice): boolean {
  const [next] = later(choice);
  return !(next && next.guard === undefined && sameEnd(choice.way, next));
}

/** Which transitions a mutant leaves out: with the refusals, or, where those have a mutant of their own, without. */
export interface Skipping {
  readonly refusals: boolean;
}
const isSkipped = (choice: Choice, { refusals }: Skipping): boolean =>
  isMissed(choice) && (refusals || !isRefusal(choice));

/** No transition that cites the clause. */
export const without = (tables: Tables, clause: string, skipping: Skipping): Tables =>
  tablesWith(tables, (ways, descriptor) =>
    ways.filter((way) => !(way.clauses.includes(clause) && isSkipped({ way, ways, descriptor }, skipping))),
  );

/** The transitions that cite the clause as if their condition always held. */
export const unguarded = (tables: Tables, clause: string): Tables =>
  tablesWith(tables, (ways, descriptor) =>
    ways.map((way) => {
      if (!way.clauses.includes(clause) || !isChosen({ way, ways, descriptor })) return way;
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

const choicesIn = ({ game, rules }: Tables): readonly Choice[] =>
  [game, ...Object.values(rules)].flatMap((table) =>
    Object.values(table).flatMap(({ on }) =>
      Object.entries(on ?? {}).flatMap(([descriptor, ways]) =>
        ways.map((way) => ({ way, ways, descriptor })),
      ),
    ),
  );

const clausesOf = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.flatMap(({ way }) => way.clauses));

export interface CitedIn {
  /** Clauses of transitions that something would miss. */
  readonly cited: ReadonlySet<string>;
  /** The same without transitions that are taken when an event is refused. */
  readonly accepted: ReadonlySet<string>;
  /** Clauses of transitions that their guards choose. */
  readonly chosen: ReadonlySet<string>;
}

export function citedIn(tables: Tables): CitedIn {
  const choices = choicesIn(tables);
  return {
    cited: clausesOf(choices.filter((one) => isSkipped(one, { refusals: true }))),
    accepted: clausesOf(choices.filter((one) => isSkipped(one, { refusals: false }))),
    chosen: clausesOf(choices.filter(isChosen)),
  };
}
