/** What is posted of the step shown, in the markup of a place. */
import { digest } from '../../faces/digest.ts';
import { tale, titled } from '../../faces/text/plain.ts';
import { TEXT_FACES } from '../../faces/texts.ts';
import type { Told } from '../../faces/told.ts';
import { PLACES } from '../share/places.ts';

export interface Wanted {
  /** The step alone, with what was before it; or everything from the start. */
  readonly scope: 'step' | 'all';
  /** Leaves the answer out. */
  readonly stop: boolean;
}

/** The step shown and the one before it: what is asked is what follows from the one to the other. */
const lastOf = (told: Told): Told => ({ ...told, note: null, steps: told.steps.slice(-2) });

const stepText = (told: Told): string =>
  [...titled(told.title), ...tale(told), told.links.short(), ''].join('\n');

/** `face` is an extension of `TEXT_FACES`. @throws RangeError when the place cannot hold a character of the text. */
export function postOf(told: Told, face: string, { scope, stop }: Wanted): string {
  // a movie of one step would be none
  const alone = scope === 'step' && face !== 'ptt.txt';
  const shared = alone ? lastOf(told) : told;
  const text = alone && face === 'txt' ? stepText(shared) : TEXT_FACES[face]!.write(shared);
  const place = stop && digest(shared).length > 1 ? PLACES.find((one) => one.face === face) : undefined;
  return place ? place.question(text) : text;
}
