/** From the names of a game's logic to what its charts are written with. */
import { assign, setup } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';
import type { Action, Guard } from './game.ts';

/** A machine starts from its input. */
export const fromInput = <T>({ input }: { input: { table: T } }): { table: T } => ({ table: input.table });

/** Record by name, each made into something else; typed by the caller, who knows what xstate asks for. */
const mapped = <V>(all: { readonly [name: string]: V }, make: (one: V) => unknown): never =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)])) as never;

interface ByName<T, E, G extends string, A extends string> {
  readonly guards: { readonly [N in G]: Guard<T, E> };
  readonly actions: { readonly [N in A]: Action<T, E> };
}

/** xstate's `setup()` with the named guards and actions: `chartOf<Table, Event>()(names)`. The context is `{ table }`. */
export const chartOf =
  <T, E extends EventObject>() =>
  <G extends string, A extends string>({ guards, actions }: ByName<T, E, G, A>) => {
    type Context = { table: T };
    type At = { context: Context; event: E };
    return setup<
      Context,
      E,
      {},
      {},
      { [N in A]: undefined },
      { [N in G]: undefined },
      never,
      string,
      Context,
      NonReducibleUnknown,
      EventObject,
      { clauses: string[] }
    >({
      guards: mapped<Guard<T, E>>(
        guards,
        (guard) =>
          ({ context, event }: At) =>
            guard(context.table, event),
      ),
      actions: mapped<Action<T, E>>(actions, (action) =>
        assign(({ context, event }: At) => ({ table: action(context.table, event) })),
      ),
    });
  };
