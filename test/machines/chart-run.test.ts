import { describe, expect, it } from 'vitest';
import { chartOf, fromInput } from '../../src/machines/chart-of.ts';
import { stateChart } from '../../src/machines/chart-run.ts';
import { edgeId, runChart } from '../../src/machines/chart.ts';
import { edgesOf } from '../../src/machines/edges.ts';

const written = chartOf<number, { type: 'go' | 'stay' }>()({
  guards: { isBig: (table) => table > 9, isSmall: (table) => table < 3 },
  actions: { double: (table) => table * 2 },
});
const machine = written.createMachine({
  id: 'numbers',
  context: fromInput,
  initial: 'waiting',
  states: {
    waiting: { on: { go: { target: 'work', actions: 'double', meta: { clauses: ['go-1'] } } } },
    work: {
      initial: 'looking',
      states: {
        looking: {
          always: [
            { guard: 'isBig', target: 'big', meta: { clauses: ['big-1'] } },
            { guard: 'isSmall', target: 'small', meta: { clauses: ['small-1'] } },
            { target: 'middling', meta: { clauses: ['middling-1'] } },
          ],
        },
        big: { type: 'final' },
        small: { type: 'final' },
        middling: {},
      },
      onDone: { target: 'ended', meta: { clauses: ['end-1'] } },
    },
    ended: { type: 'final' },
  },
});

const chart = stateChart(machine);
const edges = (table: number) => runChart(chart, table, { type: 'go' }).taken.map(({ edge }) => edge);

describe('The transitions that a chart took', () => {
  it('include the eventless one whose guard passed first, and the end of inner states', () => {
    expect(edges(8)).toEqual(['waiting:go:0', 'work.looking:always:0', 'work:done:0']);
    expect(edges(1)).toEqual(['waiting:go:0', 'work.looking:always:1', 'work:done:0']);
    expect(edges(2)).toEqual(['waiting:go:0', 'work.looking:always:2']);
  });

  it('carry their clauses, and no event where there was none', () => {
    const { taken } = runChart(chart, 8, { type: 'go' });
    expect(taken.map(({ clauses }) => clauses[0])).toEqual(['go-1', 'big-1', 'end-1']);
    expect(taken.map(({ event }) => event)).toEqual(['go', null, null]);
  });

  it('are none when the event is not accepted', () => {
    expect(chart.enter(1).after({ type: 'stay' })).toMatchObject({
      taken: [],
      states: ['waiting'],
      table: 1,
    });
  });

  it('are named as the drawn edges are', () => {
    const drawn = edgesOf(machine).map(({ id }) => id);
    for (const table of [1, 2, 8]) expect(drawn).toEqual(expect.arrayContaining(edges(table)));
    expect(drawn).toContain(edgeId('work.looking', 'always', 1));
    expect(new Set(drawn).size).toBe(5);
  });
});
