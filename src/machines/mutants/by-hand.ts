/** Shorthand for changes by hand: what a sentence forbids or allows of one kind of event. */
import type { VariantValue } from '../trace.ts';
import type { OwnMutant } from './mutant.ts';

type OfType<E extends { type: string }, K extends E['type']> = Extract<E, { type: K }>;

/** The shorthand for one game's tables and events. */
export function byHand<T, E extends { type: string }>() {
  const on =
    <K extends E['type']>(type: K, when: (table: T, event: OfType<E, K>) => boolean) =>
    (table: T, event: E): boolean =>
      event.type === type && when(table, event as OfType<E, K>);
  return {
    /** What the clause allows of this event, in these cases, is forbidden. */
    forbid: <K extends E['type']>(
      clause: string,
      type: K,
      when: (table: T, event: OfType<E, K>) => boolean,
    ): OwnMutant<T, E> => ({ clause, kind: 'forbid', forbids: on(type, when) }),
    /** The number in the clause is smaller by one: what only the true one allows is forbidden. */
    less: <K extends E['type']>(
      clause: string,
      type: K,
      when: (table: T, event: OfType<E, K>) => boolean,
    ): OwnMutant<T, E> => ({ clause, kind: 'number', forbids: on(type, when) }),
    /** What is refused of this event for that reason is allowed. */
    allow: (clause: string, type: E['type'], reason: string): OwnMutant<T, E> => ({
      clause,
      kind: 'allow',
      allows: (_table, event, because) => event.type === type && because === reason,
    }),
    /** A switch stands at this value, whatever the case says: what the clause says of another value is not so. */
    stuck: (clause: string, key: string, value: VariantValue): OwnMutant<T, E> => ({
      clause,
      kind: 'swap',
      change: (game) => ({ start: (given, variants) => game.start(given, { ...variants, [key]: value }) }),
    }),
  };
}

/** The ids of the reasons that hold. */
export const holding = (
  reasons: readonly (readonly [holds: boolean, because: string])[],
): readonly string[] => reasons.flatMap(([holds, because]) => (holds ? [because] : []));

/** The ids of the reasons that hold, in the order of the register. */
export function inOrder(
  reasons: readonly (readonly [holds: boolean, because: string])[],
  order: readonly string[],
): readonly string[] {
  const found = new Set(holding(reasons));
  return order.filter((id) => found.has(id));
}
