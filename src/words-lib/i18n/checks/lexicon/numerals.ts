/** Reads numerals of alphabetic languages out of a table of words. */
export interface NumeralWords {
  readonly sure: { readonly [word: string]: number };
  /** Words that may mean the number, or something else. */
  readonly maybe: { readonly [word: string]: number };
}

/** `{ 2: 'both twice' }` as a table of words. */
export function byWord(words: { readonly [value: number]: string }): { readonly [word: string]: number } {
  return Object.fromEntries(
    Object.entries(words).flatMap(([value, list]) => list.split(' ').map((word) => [word, Number(value)])),
  );
}

export interface Numeral {
  readonly value: number;
  readonly sure: boolean;
  /** It names a player or a card, which a later mention may do by a pronoun. */
  readonly name?: boolean;
}

/** What stands right before or right after a number that is a name: `Player 3`, `the 5 of hearts`, 3號, 黑桃5. */
export interface NumberNames {
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Digits are always sure, unless they are part of a code such as `3B` or `N-G02`. */
export function readNumerals(
  text: string,
  { sure, maybe, names }: NumeralWords & { readonly names: NumberNames },
): readonly Numeral[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)].flatMap(([word]): Numeral[] =>
    parts(word, sure).flatMap((part): Numeral[] => {
      if (Object.hasOwn(sure, part)) return [{ value: sure[part]!, sure: true }];
      return Object.hasOwn(maybe, part) ? [{ value: maybe[part]!, sure: false }] : [];
    }),
  );
  return [...words, ...digits(text, names)];
}

/** A hyphenated word is one numeral where the table has it, else each of its parts may be one. */
function parts(word: string, sure: NumeralWords['sure']): readonly string[] {
  return Object.hasOwn(sure, word) ? [word] : word.split('-');
}

/** A whole number, a decimal, an ordinal, several of one number (`two 4s`); the month of a date may be written out. */
const DIGITS =
  /(?<![\p{Script=Latin}\d.,-])(\d+(?:[.,]\d+)?)(月)?(?!\d)(?=(?:s|st|nd|rd|th)(?!\p{L})|[ªº]|[^\p{Script=Latin}]|$)/gu;

export function digits(text: string, { before, after }: NumberNames): readonly Numeral[] {
  return [...text.matchAll(DIGITS)].map(({ 0: found, 1: whole, 2: month, index }) => ({
    value: Number(whole!.replace(',', '.')),
    sure: month === undefined,
    name: before?.test(text.slice(0, index)) || after?.test(text.slice(index + found.length)) || false,
  }));
}
