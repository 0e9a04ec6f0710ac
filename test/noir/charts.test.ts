import { describe, expect, it } from 'vitest';
import { runChart } from '../../src/machines/chart-run.ts';
import { edgesOf, statesOf } from '../../src/machines/edges.ts';
import noir from '../../src/machines/noir/index.ts';
import { pathOf } from '../../src/machines/paths.ts';
import type { NoirEvent, Rule } from '../../src/machines/noir/vocabulary.ts';
import { RULES } from '../../src/machines/noir/vocabulary.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import { randomFrom, randomGame, randomVariants } from './random-game.ts';

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
  return Array.from({ length: 90 }, (_, seed) => {
    const variants = { ...randomVariants(randomFrom(seed)), ...(seed % 3 ? { killsToWin: 10 } : {}) };
    const { tables, events } = randomGame({ seed, variants, turns: 70 });
    const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
    const refused = tables.filter((_table, at) => at % 5 === 0).flatMap((table) => REFUSED.map((event): Moment => ({ table, event })));
    const after = REFUSED.map((event): Moment => ({ table: tables.at(-1)!, event }));
    return [...legal, ...refused, ...after];
  }).flat();
}

const played = moments();
const charts = [['the game', noir.machine] as const, ...RULES.map((rule) => [rule, noir.rules[rule]!.machine] as const)];

describe.each(charts)('The chart of %s', (_name, machine) => {
  const runs = played.flatMap(({ table, event }) => [runChart(machine, table, null), runChart(machine, table, event)]);
  const taken = new Set(runs.flatMap((run) => run.taken.map(({ edge }) => edge)));
  const entered = new Set(runs.flatMap((run) => [...run.states, ...run.taken.flatMap(({ from, to }) => [from, to])]));

  it('reaches every one of its states', () => {
    const missing = statesOf(machine).map(pathOf).filter((path) => !entered.has(path));
    expect(missing).toEqual([]);
  });

  it('takes every one of its transitions in some game', () => {
    const impossible = new Set(['kill.limitReached']);
    const missing = edgesOf(machine).filter(({ id, to }) => !taken.has(id) && !impossible.has(to));
    expect(missing.map(({ id, guard }) => `${id} ${guard}`)).toEqual([]);
  });

  it('names a clause on every transition', () => {
    for (const edge of edgesOf(machine)) expect(edge.clauses, edge.id).not.toHaveLength(0);
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
  it.each(['adjacency', 'empty-deck', 'online-play'] satisfies Rule[])('%s allows what is legal and forbids what is not', (rule) => {
    for (const { table, event } of played) {
      const { machine } = noir.rules[rule]!;
      const { states, taken } = runChart(machine, table, event);
      if (taken.length) expect(states).toEqual([noir.judge(table, event).legal ? 'allowed' : 'forbidden']);
    }
  });
});
