/** All messages that one page can say, in one language, the reference standing in where it is silent. */
import type { Say } from '../islands/story/types.ts';
import type { Complaint } from './content-error.ts';
import { isName, type Messages } from './message-file.ts';
import { compile, evaluate, type Compiled, type Entry, type MessageFunction } from './mf2/compile.ts';
import type { CompiledMessage } from './mf2/compile-message.ts';
import type { Dialect } from './mf2/scope.ts';

export interface Book {
  readonly say: Say;
  has(key: string): boolean;
  readonly keys: readonly string[];
  /** Keys that this language lacks and the reference says. */
  readonly fallback: ReadonlySet<string>;
  readonly complaints: readonly Complaint[];
  /** What was compiled; `Compiled` of any choice of these can be shipped. */
  readonly entries: readonly Entry[];
}

/** The messages of one language, and how it bends words. */
export interface Side {
  readonly messages: Messages;
  readonly dialect: Dialect;
}

export function siteBook(own: Side, reference: Side): Book {
  return makeBook(
    merge(own, reference),
    own === reference ? new Set() : lacking(own, reference),
    argumentFaults(own, reference),
  );
}

/** The messages of a game on top of those of the site. */
export function gameBook(site: Book, own: Side, reference: Side): Book {
  const entries = new Map(site.entries.map((entry) => [entry.message.key, entry]));
  const complaints = argumentFaults(own, reference);
  for (const entry of merge(own, reference)) {
    const { key, place } = entry.message;
    if (entries.has(key))
      complaints.push({ ...place, field: key, found: 'a key of site.json', wanted: 'a key of its own' });
    entries.set(key, entry);
  }
  return makeBook(
    [...entries.values()],
    new Set([...site.fallback, ...lacking(own, reference)]),
    complaints,
    site.complaints,
  );
}

function makeBook(
  entries: readonly Entry[],
  fallback: ReadonlySet<string>,
  faults: readonly Complaint[],
  known: readonly Complaint[] = [],
): Book {
  const compiled = compile(entries);
  const functions = evaluate(compiled);
  const reported = new Set(known.map((complaint) => complaint.field));
  const complaints = [
    ...compiled.complaints.filter((complaint) => !reported.has(complaint.field)),
    ...faults,
  ];
  const has = (key: string): boolean => compiled.functions.has(key);
  return {
    say: speaker(compiled, functions),
    has,
    keys: [...compiled.functions.keys()],
    fallback,
    complaints,
    entries,
  };
}

function merge(own: Side, reference: Side): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const { messages, dialect } of [reference, own]) {
    for (const message of messages.values()) entries.set(message.key, { message, dialect });
  }
  return [...entries.values()];
}

function lacking(own: Side, reference: Side): ReadonlySet<string> {
  return new Set([...reference.messages.keys()].filter((key) => !own.messages.has(key) && !isName(key)));
}

/** A translation can only use what is given to the reference, and a list only as a list. */
function argumentFaults(own: Side, reference: Side): Complaint[] {
  if (own.messages === reference.messages) return [];
  const theirs = compile(sideEntries(reference)).functions;
  return [...compile(sideEntries(own)).functions].flatMap(([key, { args }]): Complaint[] => {
    const given = theirs.get(key)?.args;
    if (!given) return [];
    const place = own.messages.get(key)!.place;
    const known = [...given.keys()].map((arg) => `$${arg}`).join(', ') || 'no arguments';
    return [...args].flatMap(([arg, kind]): Complaint[] => {
      if (!given.has(arg))
        return [{ ...place, field: key, found: `$${arg}`, wanted: `only what the reference uses: ${known}` }];
      const asList = given.get(arg) === 'list';
      if (asList === (kind === 'list')) return [];
      return [
        {
          ...place,
          field: key,
          found: `$${arg} ${asList ? 'as text' : 'as a list'}`,
          wanted: asList ? `{$${arg} :list}` : `{$${arg}}`,
        },
      ];
    });
  });
}

function sideEntries({ messages, dialect }: Side): readonly Entry[] {
  return [...messages.values()].map((message) => ({ message, dialect }));
}

function speaker(compiled: Compiled, functions: { readonly [key: string]: MessageFunction }): Say {
  return (key, args = {}) => {
    const message = compiled.functions.get(key);
    if (!message) throw new RangeError(`no message "${key}"`);
    checkArguments(key, message, args);
    return functions[key]!(args);
  };
}

const FITS: { readonly [kind: string]: (value: unknown) => boolean } = {
  any: (value) => value !== undefined && (value === null || typeof value !== 'object'),
  number: (value) => typeof value === 'number',
  list: (value) => Array.isArray(value),
};

function checkArguments(
  key: string,
  { args }: CompiledMessage,
  given: { readonly [name: string]: unknown },
): void {
  for (const [name, kind] of args) {
    const value = given[name];
    if (!FITS[kind]!(value))
      throw new TypeError(
        `message "${key}": argument ${name} is ${JSON.stringify(value) ?? 'missing'}; wanted ${kind === 'any' ? 'a text, a number or a truth value' : `a ${kind}`}`,
      );
  }
}
