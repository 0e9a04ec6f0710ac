/** A page that permits or forbids one kind of deed: `open → allowed | forbidden`; what it does not speak of leaves it open. */
import { setup } from 'xstate';
import type { RuleChart } from '../../game.ts';
import { judge } from '../logic/judge.ts';
import type { Table } from '../table.ts';
import type { ByzantineEvent, EventName } from '../vocabulary.ts';
import { clauseId } from '../clauses.ts';
import type { ClauseId } from '../clauses.ts';

type Meta = { clauses: string[] };

export interface Permission {
  readonly id: string;
  /** The events that the page is about, and whether it speaks of this one. */
  readonly events: readonly EventName[];
  readonly speaksOf: (table: Table, event: ByzantineEvent) => boolean;
  readonly allowed: readonly ClauseId[];
  readonly forbidden: readonly ClauseId[];
}

const cited = (clauses: readonly ClauseId[]): Meta => ({ clauses: clauses.map(clauseId) });

export function permission({ id, events, speaksOf, allowed, forbidden }: Permission): RuleChart {
  const chart = setup({
    types: { context: {} as { table: Table }, events: {} as ByzantineEvent, input: {} as { table: Table }, meta: {} as Meta },
    guards: {
      isAllowed: ({ context: { table }, event }) => speaksOf(table, event) && judge(table, event).legal,
      isForbidden: ({ context: { table }, event }) => speaksOf(table, event) && !judge(table, event).legal,
    },
  });
  const ways = [
    { guard: 'isAllowed', target: 'allowed', meta: cited(allowed) },
    { guard: 'isForbidden', target: 'forbidden', meta: cited(forbidden) },
  ] as const;
  const machine = chart.createMachine({
    id,
    context: ({ input }) => ({ table: input.table }),
    initial: 'open',
    states: {
      open: { on: Object.fromEntries(events.map((type) => [type, ways])) },
      allowed: { type: 'final' },
      forbidden: { type: 'final' },
    },
  });
  return { machine };
}
