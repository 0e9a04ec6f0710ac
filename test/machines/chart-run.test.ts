import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { advance, enter, runChart } from '../../src/machines/chart-run.ts';
import { edgeId, edgesOf } from '../../src/machines/edges.ts';

const chart = setup({
  types: {
    context: {} as { table: number },
    events: {} as { type: 'go' | 'stay' },
    input: {} as { table: number },
  },
  guards: { isBig: ({ context }) => context.table > 9, isSmall: ({ context }) => context.table < 3 },
  actions: { double: assign({ table: ({ context }) => context.table * 2 }) },
});
const machine = chart.createMachine({
  id: 'numbers',
  context: ({ input }) => input,
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

const edges = (table: number) => runChart(machine, table, { type: 'go' }).taken.map(({ edge }) => edge);

describe('The transitions that a chart took', () => {
  it('include the eventless one whose guard passed first, and the end of inner states', () => {
    expect(edges(8)).toEqual(['waiting:go:0', 'work.looking:always:0', 'work:done:0']);
    expect(edges(1)).toEqual(['waiting:go:0', 'work.looking:always:1', 'work:done:0']);
    expect(edges(2)).toEqual(['waiting:go:0', 'work.looking:always:2']);
  });

  it('carry their clauses, and no event where there was none', () => {
    const { taken } = runChart(machine, 8, { type: 'go' });
    expect(taken.map(({ clauses }) => clauses[0])).toEqual(['go-1', 'big-1', 'end-1']);
    expect(taken.map(({ event }) => event)).toEqual(['go', null, null]);
  });

  it('are none when the event is not accepted', () => {
    const start = enter(machine, { table: 1 });
    expect(advance(machine, start.snapshot, { type: 'stay' })).toMatchObject({
      taken: [],
      states: ['waiting'],
    });
  });

  it('are named as the drawn edges are', () => {
    const drawn = edgesOf(machine).map(({ id }) => id);
    for (const table of [1, 2, 8]) expect(drawn).toEqual(expect.arrayContaining(edges(table)));
    expect(drawn).toContain(edgeId('work.looking', 'always', 1));
    expect(new Set(drawn).size).toBe(5);
  });
});
