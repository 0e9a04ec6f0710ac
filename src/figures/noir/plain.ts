import type { Json, JsonObject } from '../../machines/trace.ts';
import { drawText, type TextPosition } from './text.ts';

type Say = (key: string, args?: { readonly [name: string]: Json }) => string;

/** A Noir position in plain text, worded by the messages `figure.*`. */
export function plain(position: JsonObject, say: Say): readonly string[] {
  const words = [
    'killer',
    'inspector',
    'hand',
    'deck',
    'discarded',
    'gone',
    'kills',
    'alive',
    'deceased',
    'innocent',
    'colon',
  ] as const;
  const labels = Object.fromEntries(words.map((key) => [key, say(`figure.${key}`)])) as {
    [key in (typeof words)[number]]: string;
  };
  return drawText(position as unknown as TextPosition, labels);
}
