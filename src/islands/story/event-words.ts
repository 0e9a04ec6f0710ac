import type { Json, JsonObject, TraceStep } from '../../machines/trace.ts';
import { EVERYONE, type TellContext } from './context.ts';
import type { RefusalText } from './types.ts';

/** The event type of a step, or `start`. */
export const kindOf = (step: TraceStep): string => Object.keys(step.event ?? { start: null })[0]!;

/** Arguments of an event by name: those of the game's own event, so that short and long forms read alike. */
function eventArguments(event: JsonObject, ctx: TellContext): JsonObject {
  const { type: _type, ...args } = ctx.game.event(event) as JsonObject;
  return args;
}

/** The step in a few words as a view sees it; only the event's name where anything else is hidden from that view. */
export function stepLabel(step: TraceStep, view: string, ctx: TellContext): string {
  if (!step.event) return ctx.say('stepper.start');
  const args = eventArguments(step.event, ctx);
  if (view !== EVERYONE && hides(step.seen[view]?.event ?? null, args))
    return ctx.say(`event.${kindOf(step)}`);
  return ctx.say(`label.${kindOf(step)}`, args);
}

/** True when something of the event does not occur in what was seen of it. Answers are given aloud. */
function hides(seen: JsonObject | null, { answer: _aloud, ...args }: JsonObject): boolean {
  const occurring = new Set(seen ? leaves(seen) : []);
  return seen === null || leaves(Object.values(args)).some((part) => !occurring.has(part));
}

/** Every key and every plain value inside, as text. */
function leaves(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one));
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, one]) => [key, ...leaves(one)]);
}

/**
 * Why the step was refused, in words; null where it was not, or where the view may not know why.
 * The game's log has the line `refusal.<id>` with what its wording needs.
 */
export function refusalFor(step: TraceStep, view: string, ctx: TellContext): RefusalText | null {
  if (!step.refused) return null;
  const { id, clause } = step.refused;
  const line = ctx.game.say(step, view).find(({ key }) => key === `refusal.${id}`);
  return line ? { id, clause, text: ctx.say(line.key, line.args) } : null;
}
