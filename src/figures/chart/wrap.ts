import { isWide, textWidth } from './measure.ts';

const CLOSING = /^[\s\p{Pe}\p{Pf},.;:!?/、。，；：！？」』）》…·%-]/u;
const OPENING = /[\p{Ps}\p{Pi}「『（《]$/u;

/**
 * Breaks a text into the fewest lines no longer than `limit` ems, as even as possible. Chinese breaks between words,
 * other scripts at spaces; a single word longer than the limit stays whole.
 */
export function wrap(text: string, limit: number): string[] {
  const pieces = cut(text.trim());
  const count = fill(pieces, limit).length;
  let [low, high] = [0, limit];
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (fill(pieces, middle).length <= count) high = middle;
    else low = middle;
  }
  return fill(pieces, high);
}

/** Pieces between which a line may end; spaces stay with the piece before them. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && sticks(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function sticks(before: string, after: string): boolean {
  if (CLOSING.test(after) || OPENING.test(before)) return true;
  if (/\s$/u.test(before)) return false;
  return !isWide(after) && !isWide(before.at(-1) ?? '');
}

function fill(pieces: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && textWidth((line + piece).trimEnd(), 1) > limit) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
