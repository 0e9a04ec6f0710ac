/** A rule without phases as a chart: an attempt comes, and is allowed or forbidden. The verdict stands in the context. */
import { assign, setup } from 'xstate';
import type { EventObject } from 'xstate';
import type { RuleChart, Verdict } from './game.ts';

interface Ruled {
  readonly clauses: readonly string[];
}
type Meta = { clauses: readonly string[] };

export interface RulingOptions<T, E extends EventObject> {
  readonly id: string;
  /** The rule's predicate. */
  readonly judge: (table: T, event: E) => Verdict;
  /** The events that the rule speaks of, each with the clauses that allow and that forbid it. */
  readonly events: { readonly [type: string]: { readonly allowed: Ruled; readonly forbidden: Ruled } };
}

/** One shared chart: `open → allowed | forbidden`. */
export function ruling<T, E extends EventObject>({ id, judge, events }: RulingOptions<T, E>): RuleChart {
  type Context = { table: T; verdict: Verdict | null };
  const chart = setup({
    types: { context: {} as Context, events: {} as EventObject, input: {} as { table: T }, meta: {} as Meta },
    guards: { isLegal: ({ context, event }) => judge(context.table, event as E).legal },
    actions: { rule: assign({ verdict: ({ context, event }) => judge(context.table, event as E) }) },
  });
  const on = Object.entries(events).map(([type, { allowed, forbidden }]) => [
    type,
    [
      { guard: 'isLegal', target: 'allowed', actions: 'rule', meta: { clauses: allowed.clauses } },
      { target: 'forbidden', actions: 'rule', meta: { clauses: forbidden.clauses } },
    ],
  ]);
  const machine = chart.createMachine({
    id,
    context: ({ input }) => ({ table: input.table, verdict: null }),
    initial: 'open',
    states: {
      open: { on: Object.fromEntries(on) },
      allowed: { type: 'final' },
      forbidden: { type: 'final' },
    },
  });
  return { machine };
}
