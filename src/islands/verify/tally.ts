/** Counts the answers of a blind test, and writes the line for a sentence that was understood. Pure. */

/** The first answer to each question counts; null while there is none. */
export type Given = readonly (number | null)[];

export interface Tally {
  readonly right: number;
  /** Answered so far. */
  readonly of: number;
}

export function tally(given: Given, right: readonly number[]): Tally {
  const answered = given.flatMap((answer, at) => (answer === null ? [] : [answer === right[at]]));
  return { right: answered.filter(Boolean).length, of: answered.length };
}

/** So many right answers prove that a sentence is understood. */
export const ENOUGH = 3;

export interface Line extends Tally {
  readonly clause: string;
  readonly locale: string;
  readonly by: string;
  /** Hashes of source and translation; empty where the language is the one first written. */
  readonly bound: string;
}

/** A name as one word of a command line. */
const quoted = (name: string): string => `"${name.replace(/["\\$`]/g, '')}"`;

/** The command that writes it into the lock; null where there is nothing to prove, too little is right, or no name is given. */
export function lineOf({ clause, locale, by, right, of, bound }: Line): string | null {
  if (bound === '' || right < ENOUGH || by.trim() === '') return null;
  return `npm run i18n:understood -- ${clause} --locale ${locale} --by ${quoted(by.trim())} --right ${right} --of ${of} --bound ${bound}`;
}
