/** Whether a pasted case is one of the site's, with the reader's own moves at its end. */
import { same } from '../../faces/text/notation.ts';
import { writeMoves } from '../what-if/write-moves.ts';
import { withQuery } from '../stepper/address.ts';
import type { Story } from '../story/types.ts';
import type { PastedCase } from './read.ts';

/** The address of where the pasted case ends; null where it is not that story's case. */
export function addressOfKnown({ read, trace }: PastedCase, story: Story): string | null {
  const { given, steps } = read.case;
  if (!same(given, story.source.given)) return null;
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
