import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { stateChart } from '../../src/machines/chart-run.ts';
import { runChart } from '../../src/machines/chart.ts';
import { edgesOf, statesOf } from '../../src/machines/edges.ts';
import noir from '../../src/machines/noir/index.ts';
import { pathOf } from '../../src/machines/paths.ts';
import type { NoirEvent, Rule } from '../../src/machines/noir/vocabulary.ts';
import { RULES } from '../../src/machines/noir/vocabulary.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import { randomFrom } from '../lib/random.ts';
import { randomGame, randomVariants } from './random-game.ts';

interface Moment {
  readonly table: Table;
  readonly event: NoirEvent;
}

const REFUSED: readonly NoirEvent[] = [
  { type: 'kill', victim: 'A' },
  { type: 'choose', card: 'A' },
  { type: 'shift', axis: 'row', at: 9, to: 'left' },
  { type: 'disguise' },
  { type: 'exonerate', card: 'A' },
  { type: 'arrest', suspect: 'A' },
  { type: 'collapse', each: 'row', take: ['A'], to: 'left' },
];

/** Moments of random games in all variants, each with a legal event and with others that mostly are not. */
function moments(): Moment[] {
  return Array.from({ length: 120 }, (_, seed) => {
    const variants = { ...randomVariants(randomFrom(seed)), ...(seed % 3 ? { killsToWin: 10 } : {}) };
    const { tables, events } = randomGame({ seed, variants, turns: 80 });
    const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
    const refused = tables
      .filter((_table, at) => at % 5 === 0)
      .flatMap((table) => REFUSED.map((event): Moment => ({ table, event })));
    const after = REFUSED.map((event): Moment => ({ table: tables.at(-1)!, event }));
    return [...legal, ...refused, ...after];
  }).flat();
}

const played = moments();

/** What no moment reaches; looks no further once everything is reached. */
function cover(machine: AnyStateMachine): { missingStates: Set<string>; missingEdges: Set<string> } {
  const missingStates = new Set(statesOf(machine).map(pathOf));
  const missingEdges = new Set(edgesOf(machine).map(({ id }) => id));
  const chart = stateChart(machine);
  for (const { table, event } of played) {
    for (const { states, taken } of [runChart(chart, table, null), runChart(chart, table, event)]) {
      [...states, ...taken.flatMap(({ from, to }) => [from, to])].forEach((path) =>
        missingStates.delete(path),
      );
      taken.forEach(({ edge }) => missingEdges.delete(edge));
    }
    if (!missingStates.size && !missingEdges.size) break;
  }
  return { missingStates, missingEdges };
}

const charts = [
  ['the game', noir.machine] as const,
  ...RULES.map((rule) => [rule, noir.rules[rule]!.machine] as const),
];

describe.each(charts)('The chart of %s', (_name, machine) => {
  const { missingStates, missingEdges } = cover(machine);

  it('reaches every one of its states', () => {
    expect([...missingStates]).toEqual([]);
  });

  it('takes every one of its transitions in some game', () => {
    expect([...missingEdges]).toEqual([]);
  });

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

describe('A rule that only permits', () => {
  it.each(['adjacency', 'empty-deck', 'online-play'] satisfies Rule[])(
    '%s allows what is legal and forbids what is not',
    (rule) => {
      const chart = stateChart(noir.rules[rule]!.machine);
      const wrong = played.filter(({ table, event }) => {
        const { states, taken } = runChart(chart, table, event);
        return taken.length > 0 && states[0] !== (noir.judge(table, event).legal ? 'allowed' : 'forbidden');
      });
      expect(wrong).toEqual([]);
    },
  );
});
