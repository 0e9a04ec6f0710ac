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
}

/** Digits are always sure, unless they are part of a code such as `3B` or `N-G02`. */
export function readNumerals(text: string, { sure, maybe }: NumeralWords): readonly Numeral[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)].flatMap(([word]): Numeral[] =>
    parts(word, sure).flatMap((part): Numeral[] => {
      if (Object.hasOwn(sure, part)) return [{ value: sure[part]!, sure: true }];
      return Object.hasOwn(maybe, part) ? [{ value: maybe[part]!, sure: false }] : [];
    }),
  );
  return [...words, ...digits(text)];
}

/** A hyphenated word is one numeral where the table has it, else each of its parts may be one. */
function parts(word: string, sure: NumeralWords['sure']): readonly string[] {
  return Object.hasOwn(sure, word) ? [word] : word.split('-');
}

/** A whole number, a decimal, an ordinal; the month of a date may be written out. */
const DIGITS =
  /(?<![\p{Script=Latin}\d.,-])(\d+(?:[.,]\d+)?)(月)?(?!\d)(?=(?:st|nd|rd|th)(?!\p{L})|[ªº]|[^\p{Script=Latin}]|$)/gu;

export function digits(text: string): readonly Numeral[] {
  return [...text.matchAll(DIGITS)].map(([found, whole, month]) => ({
    value: Number(whole!.replace(',', '.')),
    sure: month === undefined && found !== '',
  }));
}
