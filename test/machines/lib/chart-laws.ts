/** What every chart of a game keeps, shown at moments of random games. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { attempt } from '../../../src/machines/attempt.ts';
import { tableOf } from '../../../src/machines/chart-table.ts';
import { runChart, type Chart } from '../../../src/machines/chart.ts';
import { edgesOf, statesOf } from '../../../src/machines/edges.ts';
import type { Game } from '../../../src/machines/game.ts';
import { pathOf } from '../../../src/machines/paths.ts';
import { tableChart } from '../../../src/machines/table-chart.ts';
import { chartsBothWays, disagreements, type Moment } from './both-charts.ts';

interface Event {
  readonly type: string;
}

/** A random game: the table before each event, and after the last. */
interface Played {
  readonly tables: readonly unknown[];
  readonly events: readonly Event[];
}

interface Samples {
  /** Games of legal events only. */
  readonly games: readonly Played[];
  /** Their moments, and others with events that mostly are not legal. */
  readonly moments: readonly (Moment & { readonly event: Event })[];
}

const machinesOf = (game: Game): readonly (readonly [name: string, machine: AnyStateMachine])[] => [
  ['the game', game.machine],
  ...Object.entries(game.rules).map(([rule, { machine }]) => [rule, machine] as const),
];

const fromTable = (machine: AnyStateMachine, { names }: Game): Chart => tableChart(tableOf(machine), names);

/** What no moment reaches; looks no further once everything is reached. */
function unreached(machine: AnyStateMachine, game: Game, moments: Samples['moments']) {
  const states = new Set(statesOf(machine).map(pathOf));
  const edges = new Set(edgesOf(machine).map(({ id }) => id));
  const chart = fromTable(machine, game);
  for (const { table, event } of moments) {
    for (const run of [runChart(chart, table, null), runChart(chart, table, event)]) {
      const seen = [...run.states, ...run.taken.flatMap(({ from, to }) => [from, to])];
      seen.forEach((path) => states.delete(path));
      run.taken.forEach(({ edge }) => edges.delete(edge));
    }
    if (!states.size && !edges.size) break;
  }
  return { states: [...states], edges: [...edges] };
}

/** The charts of a game and of each of its rules: with clauses, and the same from a table as on XState. */
export function chartLaws(game: Game, { moments }: Samples): void {
  describe.each(machinesOf(game))('The chart of %s', (_name, machine) => {
    it('names a clause on every transition', () => {
      expect(edgesOf(machine).filter(({ clauses }) => !clauses.length)).toEqual([]);
    });

    it('has no transition that answers to everything', () => {
      expect(edgesOf(machine).filter(({ descriptor }) => descriptor === '*')).toEqual([]);
    });

    it('gives every transition an id of its own', () => {
      const ids = edgesOf(machine).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  describe('From its table a chart runs as on XState', () => {
    const some = moments.filter((_moment, at) => at % 9 === 0);
    it.each(chartsBothWays(game))('$name', (both) => {
      expect(some.length).toBeGreaterThan(300);
      expect(disagreements(both, some)).toEqual([]);
    });
  });
}

/** No state and no transition of any chart that no game comes to. */
export function reachesEverything(game: Game, { moments }: Samples): void {
  describe.each(machinesOf(game))('The chart of %s', (_name, machine) => {
    it('reaches every one of its states, and takes every one of its transitions, in some game', () => {
      expect(unreached(machine, game, moments)).toEqual({ states: [], edges: [] });
    });
  });
}

/** The chart of the whole game accepts what the logic calls legal, and comes to the same table. */
export function chartAndLogicAgree(game: Game, { games, moments }: Samples): void {
  const chart = fromTable(game.machine, game);

  describe('Chart and logic agree', () => {
    it('on what may be done at every table of a game', () => {
      const wrong = moments.filter(({ table, event }) => {
        const accepted = chart.enter(table).after(event).taken.length > 0;
        return accepted !== game.judge(table, event).legal;
      });
      expect(wrong).toEqual([]);
    });

    it('on what comes of it, step by step and in one go', () => {
      const wrong = games.filter(({ tables, events }) => {
        let stand = chart.enter(tables[0]!);
        return !events.every((event, at) => {
          const tried = attempt(game, stand, event);
          if (tried.accepted) ({ stand } = tried);
          return tried.accepted && JSON.stringify(stand.table) === JSON.stringify(tables[at + 1]);
        });
      });
      expect(wrong).toEqual([]);
    });
  });
}

/** Rules without phases of their own: what they call allowed is legal, what they call forbidden is not. */
export function onlyPermits(game: Game, rules: readonly string[], moments: Samples['moments']): void {
  describe('A rule that only permits', () => {
    it.each(rules)('%s allows what is legal and forbids what is not', (rule) => {
      const chart = fromTable(game.rules[rule]!.machine, game);
      const wrong = moments.filter(({ table, event }) => {
        const { states, taken } = runChart(chart, table, event);
        if (!taken.length || states[0] === 'elsewhere') return false;
        return states[0] !== (game.judge(table, event).legal ? 'allowed' : 'forbidden');
      });
      expect(wrong).toEqual([]);
    });
  });
}
