/** `:integer` and `:number`, as the standard library of MessageFormat 2 defines them. */
import { js, Mf2Fault, type Call, type NumberOptions, type Value } from './scope.ts';

const DIGITS = new Set([
  'minimumIntegerDigits',
  'minimumFractionDigits',
  'maximumFractionDigits',
  'minimumSignificantDigits',
  'maximumSignificantDigits',
]);
const WORDS = new Map<string, readonly string[]>([
  ['select', ['exact', 'ordinal']],
  ['signDisplay', ['auto', 'always', 'exceptZero', 'negative', 'never']],
  ['useGrouping', ['auto', 'always', 'min2', 'never']],
]);
const INTEGER = ['minimumIntegerDigits', 'maximumSignificantDigits', ...WORDS.keys()];

export function number(call: Call): Value {
  const { raw, inherited } = operandOf(call);
  return value(call, raw, { ...inherited, ...read(call, [...DIGITS, ...WORDS.keys()]) });
}

export function integer(call: Call): Value {
  const { raw, inherited } = operandOf(call);
  const base = {
    ...inherited,
    maximumFractionDigits: 0,
    minimumFractionDigits: undefined,
    minimumSignificantDigits: undefined,
  };
  return value(call, `Math.round(${raw})`, { ...base, ...read(call, INTEGER) });
}

/** JavaScript that writes a number without a function. */
export function plainNumber(call: Pick<Call, 'constants' | 'dialect'>): string {
  return call.constants.name(`number(${js(call.dialect.lang)})`);
}

function operandOf({ name, operand }: Call): { raw: string; inherited: NumberOptions } {
  if (!operand) throw new Mf2Fault(`{:${name}} without a value`, `a value before it, as in {$n :${name}}`);
  if (operand.literal === null)
    return { raw: operand.number ? operand.raw : `+${operand.raw}`, inherited: operand.number ?? {} };
  if (!/^-?\d+(\.\d+)?$/.test(operand.literal)) {
    throw new Mf2Fault(`{${operand.written} :${name}}`, 'a number such as 12, or a variable that holds one');
  }
  return { raw: `(${Number(operand.literal)})`, inherited: {} };
}

function read({ name, options }: Call, allowed: readonly string[]): NumberOptions {
  return Object.fromEntries(
    Object.entries(options).map(([option, written]) => {
      if (!allowed.includes(option))
        throw new Mf2Fault(`option ${option} of :${name}`, `one of ${allowed.join(', ')}`);
      return [option, DIGITS.has(option) ? digits(option, written) : word(option, written)];
    }),
  );
}

function digits(option: string, written: string): number {
  if (!/^(0|[1-9]\d?)$/.test(written))
    throw new Mf2Fault(`${option}=${written}`, 'a whole number from 0 to 99');
  return Number(written);
}

function word(option: string, written: string): string | false {
  const allowed = WORDS.get(option) ?? [];
  if (!allowed.includes(written)) throw new Mf2Fault(`${option}=${written}`, `one of ${allowed.join(', ')}`);
  return option === 'useGrouping' && written === 'never' ? false : written;
}

function value({ constants, dialect }: Call, raw: string, options: NumberOptions): Value {
  const { select, ...rest } = options;
  const lang = js(dialect.lang);
  const shape = Object.values(rest).some((set) => set !== undefined) ? `, ${js(rest)}` : '';
  const format = constants.name(`number(${lang}${shape})`);
  const type = select === 'ordinal' ? 'ordinal' : 'cardinal';
  const rules = { ...rest, ...(type === 'ordinal' ? { type } : {}) };
  const ruled = Object.values(rules).some((set) => set !== undefined) ? `, ${js(rules)}` : '';
  const categories =
    select === 'exact' ? [] : new Intl.PluralRules(dialect.lang, { type }).resolvedOptions().pluralCategories;
  // Named only where a message matches on a category, so that unused rules are not shipped.
  const plural = `plural(${lang}${ruled})`;
  return {
    raw,
    shown: `${format}(${raw})`,
    matching: { kind: 'number', categories, plural },
    number: options,
  };
}
