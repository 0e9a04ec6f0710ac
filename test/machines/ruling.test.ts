import { describe, expect, it } from 'vitest';
import { stateChart } from '../../src/machines/chart-run.ts';
import { runChart } from '../../src/machines/chart.ts';
import { ruling } from '../../src/machines/ruling.ts';

const { machine } = ruling<number, { type: 'add'; amount: number }>({
  id: 'evenOnly',
  judge: (table, { amount }) => ((table + amount) % 2 ? { legal: false, because: 'odd' } : { legal: true }),
  events: { add: { allowed: { clauses: ['x/even-1'] }, forbidden: { clauses: ['x/even-2'] } } },
});

const chart = stateChart(machine);

describe('A rule without phases', () => {
  it('stands open until something is tried', () => {
    expect(runChart(chart, 1, null)).toEqual({ states: ['open'], taken: [] });
  });

  it('leads what is legal to "allowed" and the rest to "forbidden", each with its clauses', () => {
    const allowed = runChart(chart, 1, { type: 'add', amount: 1 });
    expect([allowed.states, allowed.taken[0]!.clauses]).toEqual([['allowed'], ['x/even-1']]);
    const forbidden = runChart(chart, 1, { type: 'add', amount: 2 });
    expect([forbidden.states, forbidden.taken[0]!.clauses]).toEqual([['forbidden'], ['x/even-2']]);
  });

  it('does not move for an event that it does not speak of', () => {
    expect(runChart(chart, 1, { type: 'other' }).states).toEqual(['open']);
  });
});
