/** The words of a unit, without what is the same in every language. */
import type { Unit } from '../unit.ts';

/** Of a message only what is said: the patterns of its variants, without arguments. */
export function wordsOf(unit: Unit): string {
  const text = unit.kind === 'message' ? patterns(unit.text) : unit.text;
  return text
    .replace(/\n+#+ /g, ' ¶ ')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\\([{}*_[\]])/g, '$1')
    .replace(/[*[\]]|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function patterns(message: string): string {
  const quoted = [...message.matchAll(/\{\{((?:[^{}]|\{[^{}]*\})*)\}\}/g)].map(([, pattern]) => pattern!);
  return (message.startsWith('.') ? quoted.join(' ◦ ') : message).replace(/\{[^{}]*\}/g, '◦');
}
