/** A truthful answer: certain where the table knows, told with the event where it cannot (a puzzle). */
import { BadEvent } from '../../game.ts';
import type { Suspects } from '../vocabulary.ts';

export interface Reply {
  readonly answer: boolean;
  /** Who can still be the one who answered. */
  readonly left: Suspects;
}

/**
 * The answer to "are you one of these?" by somebody who is one of `candidates`.
 * Fails with `BadEvent` when nobody can know and nothing was told, or when what was told cannot be true.
 */
export function replyTo(candidates: Suspects, asked: Suspects, told: boolean | null, field: string): Reply {
  const yes = candidates.filter((who) => asked.includes(who));
  const no = candidates.filter((who) => !asked.includes(who));
  const certain = yes.length === 0 ? false : no.length === 0 ? true : null;
  const answer = told ?? certain;
  if (answer === null)
    throw new BadEvent(`${field}.answer`, 'nothing', 'true or false, since nobody is told who answers');
  if (certain !== null && certain !== answer) {
    throw new BadEvent(
      `${field}.answer`,
      String(answer),
      `${certain}, the only answer that can be true here`,
    );
  }
  return { answer, left: answer ? yes : no };
}

/** Fails with `BadEvent` when an answer was told although the rules let nobody be asked. */
export function unasked(told: boolean | null, field: string): void {
  if (told !== null)
    throw new BadEvent(`${field}.answer`, String(told), 'no answer, since nobody is asked here');
}
