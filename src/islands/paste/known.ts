/** Whether a pasted case is one of the site's, with the reader's own moves at its end. */
import { same } from '../../faces/text/notation.ts';
import { BadPosition, type Game } from '../../machines/game.ts';
import type { Json, JsonObject, Trace } from '../../machines/trace.ts';
import { writeMoves } from '../what-if/write-moves.ts';
import { withQuery } from '../stepper/address.ts';
import type { Story } from '../story/types.ts';
import type { PastedCase } from './read.ts';

/** The address of where the pasted case ends; null where it is not that story's case. */
export function addressOfKnown({ read, trace, game }: PastedCase, story: Story): string | null {
  const { steps } = read.case;
  const position = startOf(story.source.given, trace.variants, game);
  const own = inOrder(trace.steps[0]!.position, game.ordered);
  if (position === null || !same(own, inOrder(position, game.ordered))) return null;
  const events = steps.map(({ event }) => event);
  const parted = events.findIndex((event, at) => !same(event, story.source.events[at]));
  const shared = parted < 0 ? events.length : parted;
  const query = Object.entries(trace.variants)
    .filter(([key, value]) => story.source.variants[key] !== value)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  if (read.case.view && read.case.view !== story.view) query.unshift(`view=${read.case.view}`);
  if (shared < events.length) query.push(`do=${writeMoves(events.slice(shared))}`);
  const whole = shared === events.length && shared === story.source.events.length;
  return withQuery(whole ? story.href : `${story.href}${story.steps[shared]!.name}/`, query);
}

/** The position that a case begins with, whatever its file leaves to be filled in; null where it cannot be. */
function startOf(given: JsonObject, variants: Trace['variants'], game: Game): JsonObject | null {
  try {
    return game.position(game.start(given, variants));
  } catch (error) {
    if (error instanceof BadPosition) return null;
    throw error;
  }
}

/** Lists of names in one order: but for those of `ordered` they are sets, which a drawing gives back in its own order. */
function inOrder(value: Json, ordered: ReadonlySet<string>): Json {
  if (Array.isArray(value)) {
    const list = value.map((one) => inOrder(one, ordered));
    return list.every((one) => typeof one === 'string') ? list.toSorted() : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, one]) => [key, ordered.has(key) ? one : inOrder(one, ordered)] as const,
  );
  return Object.fromEntries(entries);
}
