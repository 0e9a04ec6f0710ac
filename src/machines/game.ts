/** The contract that a game fulfils: pure logic, charts, and the seats' knowledge. Shared code knows games only through it. */
import type { AnyStateMachine } from 'xstate';
import type { Json, JsonObject, Knowledge, Refusal, Seen, VariantValue } from './trace.ts';

export type Variants = { readonly [key: string]: VariantValue };

/** The verdict on an attempt. `because` is a refusal id of the game's register. */
export type Verdict = { readonly legal: true } | { readonly legal: false; readonly because: string };

/** A line of the log as data: a message key of the game's `messages`, and its arguments. */
export interface Line {
  readonly key: string;
  readonly args: JsonObject;
}

/** One case as parsed and validated; `given` and events are in the words of the case format. */
export interface Case {
  readonly id: string;
  readonly game: string;
  readonly rule: string;
  readonly title: string;
  readonly note?: string;
  readonly facts: readonly string[];
  /** Only started: its title may be missing in other languages. */
  readonly draft?: boolean;
  readonly variants: Variants;
  readonly given: JsonObject;
  readonly view?: string;
  readonly ask?: Ask;
  readonly steps: readonly CaseStep[];
  readonly expect?: JsonObject;
}
/** What readers are asked before they see a step: who is still possible after it. Its trace holds the answer. */
export interface Ask {
  readonly step: number;
  readonly of: 'suspects';
}
export interface CaseStep {
  /** Exactly one key: the event. */
  readonly event: JsonObject;
  readonly expect?: JsonObject;
  readonly note?: string;
}

/** What one seat saw of one accepted event; `step` is the trace's index. `fact` is the game's own type and holds nothing hidden from the seat. */
export interface Witnessed<F> {
  readonly step: number;
  readonly fact: F;
}

/** Everything a seat's knowledge may rest on: what it saw of the given position, and of each accepted event. */
export interface SeatLog<O, F> {
  readonly seat: string;
  readonly opening: O;
  readonly facts: readonly Witnessed<F>[];
}

/** A guard's and an action's function; one written for a single event may stand for the event that its chart gives it. */
export type Guard<T, E> = { holds(table: T, event: E): boolean }['holds'];
export type Action<T, E> = { table(table: T, event: E): T }['table'];

/** The names by which a game's charts call its logic; `isLegal`, for rules without phases, is what `judge` says. */
export interface Names<T = any, E = any> {
  readonly guards: { readonly [name: string]: Guard<T, E> };
  readonly actions: { readonly [name: string]: Action<T, E> };
}

/**
 * What a game needs to be played on anywhere, also in a browser: everything but its charts, which come compiled.
 * T = table (the whole truth), E = event, O/F = what a seat sees at the start and of an event.
 * All functions are pure; tables and events are plain JSON.
 */
export interface Playable<T = any, E = any, O = any, F = any> {
  readonly id: string;
  readonly seats: readonly string[];
  /** The seats that a case has which begins at this table, some of `seats`, in their order; left out: all of them. */
  seatsAt?(table: T): readonly string[];
  /** Allowed values of each switch; the first is the default edition's. */
  readonly variants: { readonly [key: string]: readonly VariantValue[] };
  /** Event names in the order in which controls offer them. */
  readonly events: readonly string[];
  readonly names: Names<T, E>;

  /** Fills in what `given` leaves out, as the case format states. Throws `BadPosition` when the position cannot be. */
  start(given: JsonObject, variants: Variants): T;
  /** An event of a case (`{kill: 'H'}`) as the game's own event (`{type: 'kill', victim: 'H'}`); the form is already validated. */
  event(written: JsonObject): E;
  /** The inverse of `event`, short form. */
  write(event: E): JsonObject;
  /** Legality, written once; guards and enumeration call it. Several refusals at once: the register's order. */
  judge(table: T, event: E): Verdict;
  /** The clause that a refusal id obeys, for this event at this table. */
  refusal(id: string, event: E, table: T): Refusal;
  /** Every legal event at this table whose outcome the table can tell (hidden truth known). */
  legal(table: T): readonly E[];

  position(table: T): JsonObject;
  answer(table: T): boolean | null;
  /** `none`, or who has won. */
  winner(table: T): string;
  seen(before: T | null, event: E | null, after: T, seat: string): Seen;

  opening(table: T, seat: string): O;
  witness(before: T, event: E, after: T, seat: string): F;
  /** Knowledge from a redacted log alone. `only`, when given, keeps just the facts of those steps (0 = the opening). */
  know(log: SeatLog<O, F>, only?: ReadonlySet<number>): Omit<Knowledge, 'new'>;

  /** The log lines of a step for a view (`everyone` or a seat), from the trace's redacted data. */
  say(step: import('./trace.ts').TraceStep, view: string): readonly Line[];
}

/** The chart of one rule. `machine` takes `{ table }` as input and routes itself to the state in which that table stands. */
export interface RuleChart {
  readonly machine: AnyStateMachine;
}

/** A whole game, as Node knows it: with its charts, and what cases may expect. */
export interface Game<T = any, E = any, O = any, F = any> extends Playable<T, E, O, F> {
  /** The whole game as one chart; context is `{ table }`, input `{ table }`. */
  readonly machine: AnyStateMachine;
  /** One chart for each rule page, by slug. */
  readonly rules: { readonly [rule: string]: RuleChart };

  /** A given position completed by what the rest of its case says of it, so that it says so wherever it is replayed. */
  complete?(given: JsonObject, rest: { readonly view: string | undefined }): JsonObject;
  /** The value an expectation key is compared with. `know` is the knowledge of each seat after the step. */
  observe(key: string, at: Observed<T>): Json;
  /** Expectation keys whose lists compare in order; all others compare as sets. */
  readonly ordered: ReadonlySet<string>;
  /** Where a key compares in a way of its own (only the names given count, and the like): whether it holds; undefined for all other keys. */
  matches?(key: string, expected: Json, actual: Json): boolean | undefined;
}

export interface Observed<T> {
  readonly table: T;
  readonly answer: boolean | null;
  readonly refused: Refusal | null;
  readonly knowledge: { readonly [seat: string]: Knowledge };
  /** Whose knowledge the case is about, if it says so. */
  readonly view?: string;
}

/** A given position that contradicts itself or the game; `field` is a path inside `given`. */
export class BadPosition extends Error {
  readonly field: string;
  readonly found: string;
  readonly wanted: string;
  constructor(field: string, found: string, wanted: string) {
    super(`${field}: found ${found}; ${wanted}`);
    this.name = 'BadPosition';
    this.field = field;
    this.found = found;
    this.wanted = wanted;
  }
}

/** An event in a form that nobody can replay (an answer missing, or one that cannot be true); `field` is a path inside the event. */
export class BadEvent extends Error {
  readonly field: string;
  readonly found: string;
  readonly wanted: string;
  /** The trace's index of the step, once it is known. */
  readonly step: number | null;
  constructor(field: string, found: string, wanted: string, step: number | null = null) {
    super(`${step === null ? '' : `step ${step}: `}${field}: found ${found}; ${wanted}`);
    this.name = 'BadEvent';
    this.field = field;
    this.found = found;
    this.wanted = wanted;
    this.step = step;
  }
}
