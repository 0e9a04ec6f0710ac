/** The driver: an event is accepted, or refused with the reason. Never silent. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { advance } from './chart-run.ts';
import type { Game } from './game.ts';
import type { Refusal, Taken } from './trace.ts';

export type Attempt =
  | { readonly accepted: true; readonly snapshot: AnyMachineSnapshot; readonly taken: readonly Taken[] }
  | { readonly accepted: false; readonly refused: Refusal };

/**
 * Tries an event on the snapshot of a chart whose context is `{ table }`.
 * Throws when chart and logic disagree (our mistake), and `BadEvent` when the event's form leaves out what nobody can know.
 */
export function attempt(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  game: Game,
): Attempt {
  const { table } = snapshot.context;
  const verdict = game.judge(table, event);
  if (!verdict.legal) return { accepted: false, refused: game.refusal(verdict.because, event, table) };
  const next = advance(machine, snapshot, event);
  if (!next.taken.length) throw new Error(`${machine.id} does not accept ${event.type}, which is legal`);
  return { accepted: true, snapshot: next.snapshot, taken: next.taken };
}
