const FULL =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const SLIM = /[iljtfrI.,:;'’!|() ]/u;

/** Columns that a text takes in a fixed-width face: Chinese characters and full-width signs count 2. */
export function columns(text: string): number {
  let sum = 0;
  for (const char of text.normalize('NFC')) sum += FULL.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
  return sum;
}

/** Estimated breadth of a bold sans-serif text, in em. */
export function breadth(text: string): number {
  let sum = 0;
  for (const char of text)
    sum += FULL.test(char) ? 1 : SLIM.test(char) ? 0.36 : /[mwMW]/u.test(char) ? 0.9 : 0.61;
  return sum;
}

export interface Fitted {
  size: number;
  /** breadth at that size, to be held by `textLength` so that no font can overflow */
  length: number;
}

/** The largest size, not above `most`, at which `text` fits into `room`. */
export function fit(text: string, room: number, most: number): Fitted {
  const em = breadth(text) || 1;
  const size = Math.floor(Math.min(most, room / em) * 10) / 10;
  return { size, length: Math.round(em * size) };
}
