import { describe, expect, it } from 'vitest';
import { runChart } from '../../src/machines/chart-run.ts';
import { ruling } from '../../src/machines/ruling.ts';

const evenOnly = ruling<number, { type: 'add'; amount: number }>({
  id: 'evenOnly',
  judge: (table, { amount }) => ((table + amount) % 2 ? { legal: false, because: 'odd' } : { legal: true }),
  events: { add: { allowed: { clauses: ['x/even-1'] }, forbidden: { clauses: ['x/even-2'] } } },
});

describe('A rule without phases', () => {
  it('stands open until something is tried', () => {
    expect(runChart(evenOnly.machine, 1, null)).toEqual({ states: ['open'], taken: [] });
  });

  it('leads what is legal to "allowed" and the rest to "forbidden", each with its clauses', () => {
    const allowed = runChart(evenOnly.machine, 1, { type: 'add', amount: 1 } as never);
    expect([allowed.states, allowed.taken[0]!.clauses]).toEqual([['allowed'], ['x/even-1']]);
    const forbidden = runChart(evenOnly.machine, 1, { type: 'add', amount: 2 } as never);
    expect([forbidden.states, forbidden.taken[0]!.clauses]).toEqual([['forbidden'], ['x/even-2']]);
  });

  it('does not move for an event that it does not speak of', () => {
    expect(runChart(evenOnly.machine, 1, { type: 'other' }).states).toEqual(['open']);
  });
});
