import type { Plain } from '../plain-text.ts';
import { drawText, type TextPosition } from './text.ts';

/** A Noir position in plain text, worded by the messages `figure.*`. */
export const plain: Plain = (position, say) => {
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
};
