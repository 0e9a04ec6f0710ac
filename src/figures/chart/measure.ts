/**
 * Width of text without a browser. System fonts differ, so figures are a little above the usual sans-serif, and boxes
 * keep a margin on top (see `sizes.ts`).
 */

/** Type size of states, and of the labels on edges, in user units. */
export const FONT = 14;
export const SMALL = 13;

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const NARROW = /[iljtfrI.,:;'’|!()[\]\s·-]/u;
const BROAD = /[mwMW@%]/u;
const UPPER = /[\p{Lu}]/u;

/** Width of a text in user units at the given type size. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const glyph of text) ems += glyphWidth(glyph);
  return ems * size;
}

function glyphWidth(glyph: string): number {
  if (WIDE.test(glyph)) return 1;
  if (NARROW.test(glyph)) return 0.4;
  if (BROAD.test(glyph)) return 0.88;
  return UPPER.test(glyph) ? 0.68 : 0.57;
}

export function isWide(glyph: string): boolean {
  return WIDE.test(glyph);
}
