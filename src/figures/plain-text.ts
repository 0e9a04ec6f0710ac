import type { Json, JsonObject } from '../machines/trace.ts';

type Say = (key: string, args?: { readonly [name: string]: Json }) => string;

/**
 * How a game draws a position in plain text: lines of at most 78 columns. Each game exports it as `plain` from
 * `figures/<game>/plain.ts`.
 */
export type Plain = (position: JsonObject, say: Say) => readonly string[];

/**
 * The way back, for text that has been through a forum: finds the drawing among the lines and returns what it shows in the words
 * of a case's `given`; null when there is none in this language. Exported as `read` from `figures/<game>/read.ts`.
 */
export type ReadPlain = (lines: readonly string[], say: Say) => JsonObject | null;
