import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { attempt } from '../../src/machines/attempt.ts';
import { stateChart } from '../../src/machines/chart-run.ts';
import { tableOf } from '../../src/machines/chart-table.ts';
import { runChart } from '../../src/machines/chart.ts';
import { edgesOf, statesOf } from '../../src/machines/edges.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { RULES } from '../../src/machines/innocence/pages.ts';
import type { InnocenceEvent } from '../../src/machines/innocence/vocabulary.ts';
import { pathOf } from '../../src/machines/paths.ts';
import { tableChart } from '../../src/machines/table-chart.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import { pick, randomFrom, randomGame } from './random.ts';
import type { Random } from './random.ts';

interface Moment {
  readonly table: Table;
  readonly event: InnocenceEvent;
}

/** Any event in form, legal or not. */
function anyEvent(random: Random, { suspects, composition }: Table): InnocenceEvent {
  const who = () => pick(random, [...suspects, 'sheriff']);
  const card = () => pick(random, composition);
  const each = <V>(make: () => V) => Object.fromEntries(suspects.map((one) => [one, make()]));
  return pick<() => InnocenceEvent>(random, [
    () => ({ type: 'pass', suspect: who() }),
    () => ({ type: 'draw', suspect: who(), publish: random() < 0.5 ? null : card() }),
    () => ({ type: 'publish', cards: each(card) }),
    () => ({ type: 'lookAtDeck', by: who() }),
    () => ({
      type: 'claim',
      by: who(),
      about: 'inDeck',
      cards: [card()],
      ...(random() < 0.3 ? { showing: true } : {}),
    }),
    () => ({ type: 'arrest', suspect: who() }),
    () => ({ type: 'vote', votes: each(who) }),
    () => ({ type: 'showIdentity', suspect: who() }),
  ])();
}

const games = Array.from({ length: 260 }, (_, seed) =>
  randomGame(seed, { suspects: 3 + (seed % 3), identities: seed % 4 !== 0 }, 45),
);

/** Where voting has failed and the detective decides. */
function lastWords({ tables }: (typeof games)[number]): Moment[] {
  const table = tables.findLast(({ mode, phase }) => mode === 'detective' && phase === 'inquiry');
  if (!table) return [];
  const failed: Table = {
    ...table,
    variants: { revoteLimit: 3 },
    voted: 3,
    voting: { votes: {}, top: table.suspects, result: 'revote' },
  };
  return table.suspects.map((suspect): Moment => ({ table: failed, event: { type: 'arrest', suspect } }));
}

/** Moments of random games: each with its event, and with another that mostly is not legal. */
const played: readonly Moment[] = games.flatMap((game, seed) => {
  const { tables, events } = game;
  const random = randomFrom(seed);
  const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
  const others = tables.map((table): Moment => ({ table, event: anyEvent(random, table) }));
  return [...legal, ...others, ...lastWords(game)];
});
const some = played.filter((_moment, at) => at % 7 === 0);

/** What no moment reaches; looks no further once everything is reached. */
function cover(machine: AnyStateMachine): { missingStates: string[]; missingEdges: string[] } {
  const states = new Set(statesOf(machine).map(pathOf));
  const edges = new Set(edgesOf(machine).map(({ id }) => id));
  const chart = tableChart(tableOf(machine), innocence.names);
  for (const { table, event } of played) {
    for (const run of [runChart(chart, table, null), runChart(chart, table, event)]) {
      [...run.states, ...run.taken.flatMap(({ from, to }) => [from, to])].forEach((path) =>
        states.delete(path),
      );
      run.taken.forEach(({ edge }) => edges.delete(edge));
    }
    if (!states.size && !edges.size) break;
  }
  return { missingStates: [...states], missingEdges: [...edges] };
}

const charts = [
  ['the game', innocence.machine] as const,
  ...RULES.map((rule) => [rule, innocence.rules[rule]!.machine] as const),
];

describe.each(charts)('The chart of %s', (_name, machine) => {
  const { missingStates, missingEdges } = cover(machine);

  it('reaches every one of its states', () => {
    expect(missingStates).toEqual([]);
  });

  it('takes every one of its transitions in some game', () => {
    expect(missingEdges).toEqual([]);
  });

  it('names a clause on every transition', () => {
    expect(edgesOf(machine).filter(({ clauses }) => !clauses.length)).toEqual([]);
  });

  it('has no transition that answers to everything', () => {
    expect(edgesOf(machine).filter(({ descriptor }) => descriptor === '*')).toEqual([]);
  });

  it('runs the same from its table as on xstate', () => {
    const [table, state] = [tableChart(tableOf(machine), innocence.names), stateChart(machine)];
    const unlike = some.filter(
      (moment) =>
        JSON.stringify(runChart(table, moment.table, moment.event)) !==
        JSON.stringify(runChart(state, moment.table, moment.event)),
    );
    expect(unlike).toEqual([]);
  });
});

describe('Chart and logic agree', () => {
  const chart = tableChart(tableOf(innocence.machine), innocence.names);

  it('on what may be done at every table of a game', () => {
    const wrong = played.filter(({ table, event }) => {
      const accepted = chart.enter(table).after(event).taken.length > 0;
      return accepted !== innocence.judge(table, event).legal;
    });
    expect(wrong).toEqual([]);
  });

  it('on what comes of it, step by step and in one go', () => {
    const wrong = games.filter(({ tables, events }) => {
      let stand = chart.enter(tables[0]!);
      return !events.every((event, at) => {
        const tried = attempt(innocence, stand, event);
        if (tried.accepted) ({ stand } = tried);
        return tried.accepted && JSON.stringify(stand.table) === JSON.stringify(tables[at + 1]);
      });
    });
    expect(wrong).toEqual([]);
  });
});
