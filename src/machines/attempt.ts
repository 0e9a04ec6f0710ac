/** The driver: an event is accepted, or refused with the reason. Never silent. */
import type { Stand } from './chart.ts';
import type { Playable } from './game.ts';
import type { Refusal } from './trace.ts';

export type Attempt =
  | { readonly accepted: true; readonly stand: Stand }
  | { readonly accepted: false; readonly refused: Refusal };

/**
 * Tries an event on the chart of the whole game as it stands.
 * Throws when chart and logic disagree (our mistake), and `BadEvent` when the event's form leaves out what nobody can know.
 */
export function attempt(game: Playable, { table, after }: Stand, event: { readonly type: string }): Attempt {
  const verdict = game.judge(table, event);
  if (!verdict.legal) return { accepted: false, refused: game.refusal(verdict.because, event, table) };
  const stand = after(event);
  if (!stand.taken.length) throw new Error(`chart and logic differ: ${event.type}`);
  return { accepted: true, stand };
}
