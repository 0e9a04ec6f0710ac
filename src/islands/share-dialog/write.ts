/** Writes what leaves the site as text; fetched with the first text that is asked for. */
import { localeFor, TEXT_FACES } from '../../faces/texts.ts';
import type { Say } from '../story/types.ts';
import { PLACES } from '../share/places.ts';
import { postOf, type Wanted } from './post.ts';
import type { Shown } from './shown.ts';
import { toldHere } from './tell-here.ts';

interface Told extends Wanted {
  readonly face: string;
  /** The step that the text leads to. */
  readonly index: number;
}

/** Rejects when something cannot be fetched; with a RangeError when the place cannot hold a character. */
export async function write(shown: Shown, { face, index, ...wanted }: Told, say: Say): Promise<string> {
  const locale = localeFor(TEXT_FACES[face]!, shown.story.locale, say);
  return postOf(await toldHere(shown, { locale, index, site: location.origin }), face, wanted);
}

/** The question of a file that was written with its answer. */
export const questionOf = (face: string, text: string): string =>
  PLACES.find((place) => place.face === face)!.question(text);
