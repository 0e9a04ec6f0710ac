/** Functions beyond the standard: `:term`, `:count`, `:word`, `:suspect`, `:list`. All words are looked up at compile time. */
import { isForm, FORMS } from '../grammar/grammar.ts';
import type { Term } from '../glossary.ts';
import { js, Mf2Fault, type Call, type Operand, type Value } from './scope.ts';

/** `{|killer| :term form=definite}`, `{$seat :term form=of}`; a variable names one of the terms of `among` (default: the seats). */
export function term(call: Call): Value {
  const form = formOf(call);
  only(call, ['form', 'among', 'capital']);
  const write = (key: string): string => {
    const text = call.dialect.grammar.form(termOf(call, key), form);
    if (text === null)
      throw new Mf2Fault(
        `form=${form} of "${key}"`,
        `a form that this language has, or forms.${form} in the glossary entry`,
      );
    return call.options['capital'] === 'yes' ? capital(text, call.dialect.lang) : text;
  };
  const operand = need(call);
  if (operand.literal !== null) return constant(write(operand.literal));
  const keys = call.dialect.glossary.group(call.options['among'] ?? 'seat');
  if (keys.length === 0) {
    throw new Mf2Fault(
      `among=${call.options['among'] ?? 'seat'}`,
      'a group that terms of the glossary belong to (group: …)',
    );
  }
  return looked(call, operand, Object.fromEntries(keys.map((key) => [key, write(key)])));
}

/** `{$n :count of=suspect}`: "1 suspect", "5 suspects", 「5名嫌疑人」. */
export function count(call: Call): Value {
  only(call, ['of']);
  const key = call.options['of'];
  if (key === undefined)
    throw new Mf2Fault(':count without of', 'the key of a glossary term, as in {$n :count of=suspect}');
  const { dialect, constants } = call;
  const categories = new Intl.PluralRules(dialect.lang).resolvedOptions().pluralCategories;
  const counted = new Map(
    categories.map((category) => [category, dialect.grammar.counted(termOf(call, key), category)]),
  );
  const lacking = [...counted].find(([, text]) => text === null);
  if (lacking)
    throw new Mf2Fault(`:count of "${key}"`, `plural (or counts.${lacking[0]}) in its glossary entry`);
  const raw = `+${need(call).raw}`;
  const table = constants.name(js(Object.fromEntries(counted)));
  const rules = constants.name(`plural(${js(dialect.lang)})`);
  const format = constants.name(`number(${js(dialect.lang)})`);
  const other = counted.get('other') ?? '';
  const words = counted.size === 1 ? js(other) : `${table}[${rules}(${raw})]`;
  return { raw, shown: `${format}(${raw}) + ${words}`, matching: null };
}

/** `{$phase :word from=phase}`: the message `phase.<value>`. */
export function word(call: Call): Value {
  only(call, ['from']);
  const prefix = call.options['from'];
  if (prefix === undefined)
    throw new Mf2Fault(':word without from', 'the prefix of messages, as in {$phase :word from=phase}');
  return wordFrom(call, prefix, (text) => text);
}

/** `{$who :suspect}`: "H (Horatio)"; `form=name`: "Horatio". The initial is what the board shows, so it stands first. */
export function suspect(call: Call): Value {
  only(call, ['form']);
  const form = call.options['form'] ?? 'full';
  if (form !== 'full' && form !== 'name') throw new Mf2Fault(`form=${form} of :suspect`, 'full or name');
  const { grammar } = call.dialect;
  return wordFrom(call, 'suspect', (name, initial) =>
    form === 'name' ? name : grammar.named(initial, name),
  );
}

/** `{$who :list}`, `type=or`, and `each=suspect`, `each=term`, `each=word` with their options. */
export function list(call: Call): Value {
  const { each, type = 'and', ...options } = call.options;
  const types: { readonly [type: string]: string } = { and: 'conjunction', or: 'disjunction', unit: 'unit' };
  const kind = types[type];
  if (kind === undefined)
    throw new Mf2Fault(`type=${type} of :list`, `one of ${Object.keys(types).join(', ')}`);
  const { lang, grammar } = call.dialect;
  const start = `(${js(lang)}, ${js(kind)}`;
  const { raw, literal, written } = need(call);
  if (literal !== null) throw new Mf2Fault(`{${written} :list}`, 'a variable that holds a list');
  if (each === undefined) {
    only({ ...call, options }, []);
    return { raw, shown: `${call.constants.name(`list${start})`)}(${raw})`, matching: null };
  }
  const show = { suspect, term, word }[each];
  if (!show) throw new Mf2Fault(`each=${each}`, 'each=suspect, each=term or each=word');
  const item = show({ ...call, options, operand: { raw: '', literal: null, written } });
  const pick = item.shown.slice(0, item.shown.indexOf('('));
  const helper = grammar.euphonic && mayBeginWithE(call, pick) ? 'listEd' : 'list';
  return { raw, shown: `${call.constants.name(`${helper}${start}, ${pick})`)}(${raw})`, matching: null };
}

/** Whether a table of words has one that begins with e, a letter that stands for a seat aside: readers load nothing that cannot matter. */
function mayBeginWithE({ constants }: Call, pick: string): boolean {
  return new RegExp(`^const ${pick} = .*:"[eèé]\\p{L}`, 'imu').test(constants.source());
}

function wordFrom(call: Call, prefix: string, write: (text: string, key: string) => string): Value {
  const words = Object.entries(call.dialect.words(prefix));
  if (words.length === 0)
    throw new Mf2Fault(`:${call.name} where there is no message ${prefix}.…`, `messages such as ${prefix}.a`);
  const table = Object.fromEntries(words.map(([key, text]) => [key, write(text, key)]));
  const operand = need(call);
  if (operand.literal === null) return looked(call, operand, table);
  const text = table[operand.literal];
  if (text === undefined)
    throw new Mf2Fault(`"${operand.literal}"`, `one of ${Object.keys(table).join(', ')}`);
  return constant(text);
}

function looked(call: Call, operand: Operand, table: { readonly [key: string]: string }): Value {
  const pick = call.constants.name(`pick(${js(table)})`);
  return { raw: operand.raw, shown: `${pick}(${operand.raw})`, matching: { kind: 'text' } };
}

function constant(text: string): Value {
  return { raw: js(text), shown: js(text), matching: { kind: 'text' } };
}

function formOf({ options }: Call): (typeof FORMS)[number] {
  const form = options['form'] ?? 'bare';
  if (!isForm(form)) throw new Mf2Fault(`form=${form}`, `one of ${FORMS.join(', ')}`);
  return form;
}

function termOf({ dialect }: Call, key: string): Term {
  const entry = dialect.glossary.term(key);
  if (!entry) throw new Mf2Fault(`the term "${key}"`, 'a key of glossary.yaml');
  return entry;
}

function need({ name, operand }: Call): Operand {
  if (!operand) throw new Mf2Fault(`{:${name}} without a value`, `a value before it, as in {$x :${name}}`);
  return operand;
}

function only({ name, options }: Call, allowed: readonly string[]): void {
  const other = Object.keys(options).find((option) => !allowed.includes(option));
  if (other !== undefined)
    throw new Mf2Fault(
      `option ${other} of :${name}`,
      allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'no options',
    );
}

function capital(text: string, lang: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
}
