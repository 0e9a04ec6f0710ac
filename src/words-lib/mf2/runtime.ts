/** All that a compiled message needs at run time. Safe in a browser; each helper is made once per language and use. */

type Show = (value: unknown) => string;

/** Numbers as the language writes them; with `text`, anything else as it stands. */
export const number = (locale: string, options?: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = new Intl.NumberFormat(locale, options);
  return (value) => format.format(value);
};

/** The plural category of a number. */
export const plural = (locale: string, options?: Intl.PluralRulesOptions): ((value: number) => string) => {
  const rules = new Intl.PluralRules(locale, options);
  return (value) => rules.select(value);
};

/** "A, B and C", each item shown by `show`. */
export const list = (locale: string, type: Intl.ListFormatType, show: Show = String) => {
  const format = new Intl.ListFormat(locale, { type });
  return (items: readonly unknown[]): string => format.format(items.map(show));
};

/** As `list`, in a language that says `ed` for `e` before another e. */
export const listEd: typeof list = (locale, type, show = String) => {
  const format = new Intl.ListFormat(locale, { type });
  return (items) => format.format(items.map(show)).replace(/ e (?=[eèé])/gi, ' ed ');
};

/** A word looked up by the value; the value itself when the table lacks it. */
export const pick =
  (table: { readonly [key: string]: string }): Show =>
  (value) =>
    table[String(value)] ?? String(value);

/** A value without a function: numbers as the language writes them, anything else as it stands. */
export const text =
  (show: (value: number) => string): Show =>
  (value) =>
    typeof value === 'number' ? show(value) : String(value);
