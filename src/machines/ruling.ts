/** A rule without phases as a chart: an attempt comes, and is allowed or forbidden. */
import type { EventObject } from 'xstate';
import { chartOf, fromInput } from './chart-of.ts';
import type { RuleChart, Verdict } from './game.ts';

interface Ruled {
  readonly clauses: string[];
}

export interface RulingOptions<T, E extends EventObject> {
  readonly id: string;
  /** The rule's predicate; the game's `names` have it as the guard `isLegal`. */
  readonly judge: (table: T, event: E) => Verdict;
  /** The events that the rule speaks of, each with the clauses that allow and that forbid it. */
  readonly events: { readonly [type: string]: { readonly allowed: Ruled; readonly forbidden: Ruled } };
}

/** One shared chart: `open → allowed | forbidden`. */
export function ruling<T, E extends EventObject>({ id, judge, events }: RulingOptions<T, E>): RuleChart {
  const isLegal = (table: T, event: E): boolean => judge(table, event).legal;
  const chart = chartOf<T, E>()({ guards: { isLegal }, actions: {} });
  const on = Object.entries(events).map(([type, { allowed, forbidden }]) => [
    type,
    [
      { guard: 'isLegal', target: 'allowed', meta: allowed },
      { target: 'forbidden', meta: forbidden },
    ],
  ]);
  const machine = chart.createMachine({
    id,
    context: fromInput,
    initial: 'open',
    states: {
      open: { on: Object.fromEntries(on) },
      allowed: { type: 'final' },
      forbidden: { type: 'final' },
    },
  });
  return { machine };
}
