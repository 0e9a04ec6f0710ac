/** What the functions of a message work with: the language, the place for complaints, and shared constants. */
import type { Options } from './model.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Glossary } from '../glossary.ts';

/** The language that a message is compiled for. */
export interface Dialect {
  /** What `Intl` is given. */
  readonly lang: string;
  readonly grammar: Grammar;
  readonly glossary: Glossary;
  /** Messages without arguments under a prefix: `words('seat')` has `killer`. Empty when there are none. */
  words(prefix: string): { readonly [key: string]: string };
}

/** Where a fault lies inside a message; `Mf2Fault` gets its file and line from whoever compiles a whole file. */
export class Mf2Fault extends Error {
  readonly found: string;
  readonly wanted: string;
  constructor(found: string, wanted: string) {
    super(`found ${found}; wanted ${wanted}`);
    this.name = 'Mf2Fault';
    this.found = found;
    this.wanted = wanted;
  }
}

/** How a value can be matched by the keys of `.match`. */
export type Matching =
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly categories: readonly string[]; readonly plural: string };

/** A value in a message, as JavaScript: `raw` computes it, `shown` writes it out. */
export interface Value {
  readonly raw: string;
  readonly shown: string;
  readonly matching: Matching | null;
  /** Options a number carries on when it is used again. */
  readonly number?: NumberOptions;
}
export type NumberOptions = { readonly [name: string]: string | number | boolean | undefined };

export interface Call {
  readonly name: string;
  /** Null when the function stands alone: `{:list}`. */
  readonly operand: Operand | null;
  readonly options: Options;
  readonly dialect: Dialect;
  readonly constants: Constants;
}
export interface Operand {
  /** JavaScript of the value. */
  readonly raw: string;
  /** The text of a literal, null for a variable. */
  readonly literal: string | null;
  /** How it was written, for complaints. */
  readonly written: string;
  readonly number?: NumberOptions;
}

/** Constants hoisted out of the messages, each written once: `const c0 = plural("en");`. */
export class Constants {
  readonly #names = new Map<string, string>();

  /** The name under which `expression` is available to every message of the module. */
  name(expression: string): string {
    const known = this.#names.get(expression);
    if (known !== undefined) return known;
    const name = `c${this.#names.size}`;
    this.#names.set(expression, name);
    return name;
  }

  /** The declarations, in an order in which each uses only earlier ones. */
  source(): string {
    return [...this.#names].map(([expression, name]) => `const ${name} = ${expression};\n`).join('');
  }
}

export function js(value: unknown): string {
  // U+2028 and U+2029 may stand in strings since ES2019, so JSON is JavaScript.
  return JSON.stringify(value);
}
