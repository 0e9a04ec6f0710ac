import * as fc from 'fast-check';
import { MessageFormat } from 'messageformat';
import { expect, test } from 'vitest';
import { speak } from './lib/speak.ts';

const LANGUAGES = ['en', 'it', 'zh-Hant-TW', 'zh-Hans-CN', 'pl', 'ar'];

type Args = Record<string, unknown>;

const ours = (source: string, lang: string, args: Args): string => speak(source, lang, args);

function theirs(source: string, lang: string, args: Args): string {
  const format = new MessageFormat(lang, source, { bidiIsolation: 'none' });
  return format.format(args, (error) => {
    throw error;
  });
}

const language = fc.constantFrom(...LANGUAGES);
const numeral = fc.oneof(
  fc.integer({ min: -3, max: 25 }),
  fc.integer(),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Math.round(value * 1000) / 1000),
);

const numberOptions = fc
  .record(
    {
      minimumIntegerDigits: fc.constantFrom('1', '2', '3'),
      minimumFractionDigits: fc.constantFrom('0', '1', '2'),
      signDisplay: fc.constantFrom('auto', 'always', 'never', 'exceptZero', 'negative'),
      useGrouping: fc.constantFrom('auto', 'always', 'min2', 'never'),
    },
    { requiredKeys: [] },
  )
  .map((options) =>
    Object.entries(options)
      .map(([name, value]) => ` ${name}=${value}`)
      .join(''),
  );

test('a number is written as the standard library writes it', () => {
  fc.assert(
    fc.property(language, numeral, numberOptions, (lang, n, options) => {
      const source = `<{$n :number${options}}|{$n}>`;
      expect(ours(source, lang, { n })).toBe(theirs(source, lang, { n }));
    }),
  );
});

test('a whole number is rounded and written as the standard library does', () => {
  fc.assert(
    fc.property(
      language,
      numeral,
      fc.constantFrom('', ' minimumIntegerDigits=2', ' signDisplay=always'),
      (lang, n, options) => {
        const source = `{$n :integer${options}}`;
        expect(ours(source, lang, { n })).toBe(theirs(source, lang, { n }));
      },
    ),
  );
});

test('a text stands as it is, with every character that JavaScript or MessageFormat treats specially', () => {
  fc.assert(
    fc.property(language, fc.string({ unit: 'binary' }), fc.string(), (lang, x, literal) => {
      const escaped = literal.replace(/[\\{}|]/g, '\\$&');
      const source = `{{${escaped}{$x :string} {$x}{|${escaped}|}}}`;
      expect(ours(source, lang, { x })).toBe(theirs(source, lang, { x }));
    }),
  );
});

test('declarations pass values and number options on', () => {
  const source = `.input {$n :number minimumFractionDigits=1}
.local $m = {$n :number useGrouping=never}
.local $i = {$m :integer}
.local $word = {|fixed|}
{{{$n} {$m} {$i} {$word} {7 :number minimumIntegerDigits=2}}}`;
  fc.assert(
    fc.property(language, numeral, (lang, n) => {
      expect(ours(source, lang, { n })).toBe(theirs(source, lang, { n }));
    }),
  );
});

const numberKeys = ['0', '1', '2', 'one', 'few', 'other'];
const textKeys = ['true', 'é'];

interface Matched {
  readonly lang: string;
  readonly keys: readonly (readonly [string, string])[];
  readonly n: number;
  readonly x: string;
  readonly textFirst: boolean;
}

const matched: fc.Arbitrary<Matched> = fc.record({
  lang: language,
  keys: fc.uniqueArray(fc.tuple(fc.constantFrom('*', ...numberKeys), fc.constantFrom('*', ...textKeys)), {
    selector: (keys) => keys.join(' '),
    maxLength: 14,
  }),
  n: fc.oneof(fc.integer({ min: 0, max: 6 }), numeral),
  x: fc.constantFrom(...textKeys, 'e\u0301', 'x'),
  textFirst: fc.boolean(),
});

/** A message with a variant for each pair of keys that the language can have, and one for anything else. */
function messageOf({ lang, keys, textFirst }: Matched): string {
  const categories = new Set<string>(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
  const usable = keys.filter(([key]) => key === '*' || /^\d/.test(key) || categories.has(key));
  const rows = [...usable.filter((pair) => pair.join(' ') !== '* *'), ['*', '*'] as const];
  const lines = rows.map(([n, x], at) => `${textFirst ? `${x} ${n}` : `${n} ${x}`} {{${at}: {$n} {$x}}}`);
  return `.input {$n :number}\n.input {$x :string}\n.match ${textFirst ? '$x $n' : '$n $x'}\n${lines.join('\n')}`;
}

test('a match on numbers and texts chooses the variant that the standard library chooses', () => {
  fc.assert(
    fc.property(matched, (one) => {
      const { lang, n, x } = one;
      const source = messageOf(one);
      expect(ours(source, lang, { n, x })).toBe(theirs(source, lang, { n, x }));
    }),
    { numRuns: 1000 },
  );
});

test.each(['exact', 'ordinal'])('a match with select=%s follows the standard library', (select) => {
  fc.assert(
    fc.property(language, fc.integer({ min: 0, max: 130 }), (lang, n) => {
      const categories = new Intl.PluralRules(lang, { type: 'ordinal' }).resolvedOptions().pluralCategories;
      const keys = select === 'exact' ? ['0', '1', '3'] : ['1', ...categories];
      const source = `.input {$n :integer select=${select}}\n.match $n\n${keys.map((key) => `${key} {{${key}}}`).join('\n')}\n* {{else {$n}}}`;
      expect(ours(source, lang, { n })).toBe(theirs(source, lang, { n }));
    }),
  );
});
