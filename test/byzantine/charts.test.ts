import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { attempt } from '../../src/machines/attempt.ts';
import byzantine from '../../src/machines/byzantine/index.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import { RULES } from '../../src/machines/byzantine/pages.ts';
import type { Rule } from '../../src/machines/byzantine/pages.ts';
import { CHARACTERS, METHODS } from '../../src/machines/byzantine/vocabulary.ts';
import type { ByzantineEvent } from '../../src/machines/byzantine/vocabulary.ts';
import { stateChart } from '../../src/machines/chart-run.ts';
import { tableOf } from '../../src/machines/chart-table.ts';
import { runChart } from '../../src/machines/chart.ts';
import { edgesOf, statesOf } from '../../src/machines/edges.ts';
import { pathOf } from '../../src/machines/paths.ts';
import { tableChart } from '../../src/machines/table-chart.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomGame } from './random.ts';
import type { Random } from '../lib/random.ts';

interface Moment {
  readonly table: Table;
  readonly event: ByzantineEvent;
}

/** Any event in form, legal or not. */
function anyEvent(random: Random, { palace, drawn, turn, dead }: Table): ByzantineEvent {
  const who = () => (turn && random() < 0.5 ? turn.who : pick(random, CHARACTERS));
  const room = () => pick(random, palace.floors.flat());
  const victim = () => (dead.length && random() < 0.5 ? pick(random, dead) : pick(random, CHARACTERS));
  const path = [room(), room()].slice(0, Math.floor(random() * 3));
  const skill = (act: 'shows' | 'reads' | 'revives' | 'swaps' | 'gains' | 'pulls'): ByzantineEvent => ({
    type: 'skill',
    who: who(),
    act,
    target: victim(),
    door: '',
  });
  const door = palace.doors.length ? pick(random, palace.doors) : '0A-0B';
  return pick<() => ByzantineEvent>(random, [
    () => ({ type: 'pick', who: drawn.length ? pick(random, drawn) : who() }),
    () => ({ type: 'move', who: who(), path, to: path.at(-1) ?? '' }),
    () => skill(pick(random, ['shows', 'reads', 'revives', 'swaps', 'gains', 'pulls'])),
    () => ({ type: 'skill', who: who(), act: 'moves', target: who(), door: '', path }),
    () => ({ type: 'skill', who: who(), act: pick(random, ['lock', 'unlock']), target: '', door }),
    () => ({ type: 'kill', aim: 'one', victim: victim(), room: '', method: pick(random, METHODS) }),
    () => ({ type: 'kill', aim: 'room', victim: '', room: room(), method: 'gunpowder' }),
    () => ({ type: 'read', victim: victim() }),
    () => ({ type: 'endRound' }),
    () => ({ type: 'draw', cards: drawn }),
  ])();
}

/** Moments of random games in all variants: each with its event, and with others that mostly are not legal. */
function moments(): Moment[] {
  return Array.from({ length: 240 }, (_, seed) => {
    const random = randomFrom(seed);
    const { tables, events } = randomGame(seed, 70);
    const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
    const others = tables.flatMap((table) =>
      [0, 1].map((): Moment => ({ table, event: anyEvent(random, table) })),
    );
    const accusing = tables
      .filter((_table, at) => at % 6 === 0)
      .map((table): Moment => ({ table, event: { type: 'accuse', who: table.assassin! } }));
    return [
      ...legal,
      ...accusing,
      ...others.filter(({ event }) => event.type !== 'draw' || event.cards.length > 3),
    ];
  }).flat();
}

const played = moments().filter(({ table, event }) => {
  if (event.type !== 'draw') return true;
  return !byzantine.judge(table, event).legal || event.cards.every((who) => !table.drawn.includes(who));
});
const some = played.filter((_moment, at) => at % 9 === 0);

/** What no moment reaches; looks no further once everything is reached. */
function cover(machine: AnyStateMachine): { missingStates: string[]; missingEdges: string[] } {
  const states = new Set(statesOf(machine).map(pathOf));
  const edges = new Set(edgesOf(machine).map(({ id }) => id));
  const chart = tableChart(tableOf(machine), byzantine.names);
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
  ['the game', byzantine.machine] as const,
  ...RULES.map((rule) => [rule, byzantine.rules[rule]!.machine] as const),
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
    const [table, state] = [tableChart(tableOf(machine), byzantine.names), stateChart(machine)];
    const unlike = some.filter(
      (moment) =>
        JSON.stringify(runChart(table, moment.table, moment.event)) !==
        JSON.stringify(runChart(state, moment.table, moment.event)),
    );
    expect(unlike).toEqual([]);
  });
});

describe('Chart and logic agree', () => {
  const chart = tableChart(tableOf(byzantine.machine), byzantine.names);

  it('on what may be done at every table of a game', () => {
    const wrong = played.filter(({ table, event }) => {
      const accepted = chart.enter(table).after(event).taken.length > 0;
      return accepted !== byzantine.judge(table, event).legal;
    });
    expect(wrong).toEqual([]);
  });

  it('on what comes of it, step by step and in one go', () => {
    const games = Array.from({ length: 60 }, (_, seed) => randomGame(seed));
    const wrong = games.filter(({ tables, events }) => {
      let stand = chart.enter(tables[0]!);
      return !events.every((event, at) => {
        const tried = attempt(byzantine, stand, event);
        if (tried.accepted) ({ stand } = tried);
        return tried.accepted && JSON.stringify(stand.table) === JSON.stringify(tables[at + 1]);
      });
    });
    expect(wrong).toEqual([]);
  });
});

const permitting = [...METHODS, 'astrologer', 'witch', 'scholar', 'steward', 'jester', 'captain', 'empress'];
const others = ['cook', 'bard', 'duke', 'countess', 'maid', 'cats', 'overview', 'setup', 'palace'];

describe('A rule that only permits', () => {
  it.each([...permitting, ...others] as Rule[])('%s allows what is legal and forbids what is not', (rule) => {
    const chart = tableChart(tableOf(byzantine.rules[rule]!.machine), byzantine.names);
    const wrong = played.filter(({ table, event }) => {
      const { states, taken } = runChart(chart, table, event);
      if (!taken.length || states[0] === 'elsewhere') return false;
      return states[0] !== (byzantine.judge(table, event).legal ? 'allowed' : 'forbidden');
    });
    expect(wrong).toEqual([]);
  });
});
