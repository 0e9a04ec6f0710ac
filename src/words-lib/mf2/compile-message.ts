/** One MessageFormat 2 message as a plain JavaScript function. */
import { MessageSyntaxError, parseMessage, validate } from 'messageformat';
import { matchBody } from './match.ts';
import type { Expression, Message, Options, Pattern } from './model.ts';
import { integer, number, plainNumber } from './numbers.ts';
import { js, Mf2Fault, type Call, type Constants, type Dialect, type Operand, type Value } from './scope.ts';
import { count, list, suspect, term, word } from './words.ts';

export interface CompiledMessage {
  /** A function expression: `(a) => "…" + a.x`. */
  readonly code: string;
  /** Arguments it reads; `number` and `list` where only that will do. */
  readonly args: ReadonlyMap<string, 'any' | 'number' | 'list'>;
}

const FUNCTIONS: { readonly [name: string]: (call: Call) => Value } = {
  integer,
  number,
  string: (call) => text(call),
  list,
  term,
  count,
  word,
  suspect,
};

/** Throws `Mf2Fault` for whatever is not valid, or not supported, saying what would do. */
export function compileMessage(source: string, dialect: Dialect, constants: Constants): CompiledMessage {
  return new Compiler(parse(source), dialect, constants).compile();
}

function parse(source: string): Message {
  try {
    const message = parseMessage(source);
    validate(message);
    return message;
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    const at = error.start >= 0 ? ` at ${js(source.slice(error.start, error.start + 20))}` : '';
    throw new Mf2Fault(
      `${error.type.replaceAll('-', ' ')}${at} (${error.message})`,
      'a well-formed MessageFormat 2 message',
    );
  }
}

class Compiler {
  readonly #message: Message;
  readonly #dialect: Dialect;
  readonly #constants: Constants;
  readonly #args = new Map<string, 'any' | 'number' | 'list'>();
  readonly #declared = new Map<string, Value>();

  constructor(message: Message, dialect: Dialect, constants: Constants) {
    this.#message = message;
    this.#dialect = dialect;
    this.#constants = constants;
  }

  compile(): CompiledMessage {
    for (const { name, value } of this.#message.declarations)
      this.#declared.set(name, this.#expression(value));
    const body = this.#body();
    return { code: `(${this.#args.size > 0 ? 'a' : ''}) => ${body}`, args: this.#args };
  }

  #body(): string {
    const message = this.#message;
    if (message.type === 'message') return this.#pattern(message.pattern);
    const selectors = message.selectors.map(({ name }) => ({ name, value: this.#declared.get(name)! }));
    return matchBody(selectors, message.variants, this.#constants, (variant) => this.#pattern(variant.value));
  }

  #pattern(pattern: Pattern): string {
    const parts = pattern.map((part) => {
      if (typeof part === 'string') return js(part);
      if (part.type === 'markup')
        throw new Mf2Fault(
          `markup {#${part.name}}`,
          'plain text: messages are also shown where nothing can be marked up',
        );
      return this.#expression(part).shown;
    });
    return parts.length > 0 ? parts.join(' + ') : '""';
  }

  #expression({ arg, functionRef }: Expression): Value {
    const operand = arg ? this.#operand(arg) : null;
    if (!functionRef) return operand ? this.#plain(arg!, operand) : fault();
    const build = Object.hasOwn(FUNCTIONS, functionRef.name) ? FUNCTIONS[functionRef.name] : undefined;
    if (!build)
      throw new Mf2Fault(
        `the function :${functionRef.name}`,
        `one of ${Object.keys(FUNCTIONS)
          .map((name) => `:${name}`)
          .join(', ')}`,
      );
    const options = literals(functionRef.name, functionRef.options ?? {});
    if (arg?.type === 'variable' && this.#args.has(arg.name)) this.#note(arg.name, functionRef.name);
    return build({
      name: functionRef.name,
      operand,
      options,
      dialect: this.#dialect,
      constants: this.#constants,
    });
  }

  #operand(arg: NonNullable<Expression['arg']>): Operand {
    if (arg.type === 'literal') return { raw: js(arg.value), literal: arg.value, written: `|${arg.value}|` };
    const written = `$${arg.name}`;
    const declared = this.#declared.get(arg.name);
    if (declared)
      return {
        raw: declared.raw,
        literal: null,
        written,
        ...(declared.number && { number: declared.number }),
      };
    if (!this.#args.has(arg.name)) this.#args.set(arg.name, 'any');
    return {
      raw: /^[A-Za-z_]\w*$/.test(arg.name) ? `a.${arg.name}` : `a[${js(arg.name)}]`,
      literal: null,
      written,
    };
  }

  #plain(arg: NonNullable<Expression['arg']>, operand: Operand): Value {
    const declared = arg.type === 'variable' ? this.#declared.get(arg.name) : undefined;
    if (declared) return declared;
    if (operand.literal !== null) return { raw: operand.raw, shown: operand.raw, matching: null };
    const show = this.#constants.name(
      `text(${plainNumber({ dialect: this.#dialect, constants: this.#constants })})`,
    );
    return { raw: operand.raw, shown: `${show}(${operand.raw})`, matching: null };
  }

  #note(arg: string, name: string): void {
    if (name === 'integer' || name === 'number' || name === 'count') this.#args.set(arg, 'number');
    if (name === 'list') this.#args.set(arg, 'list');
  }
}

function text({ operand, options }: Call): Value {
  if (Object.keys(options).length > 0)
    throw new Mf2Fault(`option ${Object.keys(options)[0]} of :string`, 'no options');
  if (!operand) throw new Mf2Fault('{:string} without a value', 'a value before it, as in {$x :string}');
  return { raw: operand.raw, shown: `String(${operand.raw})`, matching: { kind: 'text' } };
}

function literals(
  name: string,
  options: NonNullable<NonNullable<Expression['functionRef']>['options']>,
): Options {
  return Object.fromEntries(
    Object.entries(options).map(([option, value]) => {
      if (value.type !== 'literal')
        throw new Mf2Fault(
          `${option}=$${value.name} of :${name}`,
          'a value written out: words are chosen when the site is built',
        );
      return [option, value.value];
    }),
  );
}

function fault(): never {
  throw new Mf2Fault('an empty placeholder', 'a variable, as in {$x}');
}
