/** A page that permits or forbids one kind of deed: `open → allowed | forbidden`; anything else is beside the point. */
import type { RuleChart } from '../../game.ts';
import { chart, fromInput } from '../chart.ts';
import { cited } from '../clauses.ts';
import type { ClauseId, PageClauses } from '../clauses.ts';
import type { names } from '../names.ts';
import type { EventName } from '../vocabulary.ts';
import { final } from './routes.ts';

export interface Permission {
  readonly id: string;
  /** The events that it speaks of, each with what it cites. */
  readonly events: { readonly [E in EventName]?: PageClauses };
  /** That an event is not what the page is about. */
  readonly unless: keyof typeof names.guards;
  /** What such an event obeys all the same. */
  readonly elsewhere: ClauseId;
}

export function permission({ id, events, unless, elsewhere }: Permission): RuleChart {
  const ways = ({ allowed, forbidden }: PageClauses) =>
    [
      { guard: unless, target: 'elsewhere', meta: cited(elsewhere) },
      { guard: 'isLegal', target: 'allowed', meta: cited(...allowed) },
      { target: 'forbidden', meta: cited(...forbidden) },
    ] as const;
  const machine = chart.createMachine({
    id,
    context: fromInput,
    initial: 'open',
    states: {
      open: {
        on: Object.fromEntries(Object.entries(events).map(([type, clauses]) => [type, ways(clauses)])),
      },
      allowed: final,
      forbidden: final,
      elsewhere: final,
    },
  });
  return { machine };
}
