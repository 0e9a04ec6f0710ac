/**
 * Moves in an address, short and readable: `exonerate.F~shift.row:2.to:left~disguise`.
 * `~` parts moves, `.` parts their fields, `:` names a field, `,` makes a list; anything unusual is written `!hex!`.
 */
import type { Json, JsonObject } from '../../machines/trace.ts';

const MOST = 200;
const LONGEST = 6000;
const WORD = /^[A-Za-z0-9_!-]*$/;

export interface ReadMove {
  /** As it stood in the address. */
  readonly text: string;
  /** Null when the text is no move in any game. */
  readonly event: JsonObject | null;
}

export const writeMoves = (events: readonly JsonObject[]): string => events.map(writeMove).join('~');

export function writeMove(event: JsonObject): string {
  const [type, value] = Object.entries(event)[0]!;
  if (!isRecord(value)) return [word(type), field(value)].join('.');
  return [word(type), ...Object.entries(value).map(([key, one]) => `${word(key)}:${field(one)}`)].join('.');
}

function field(value: Json): string {
  if (!Array.isArray(value)) return atom(value);
  return value.map(atom).join(',') + (value.length > 1 ? '' : ',');
}

/** A leading `_` marks text that would otherwise be read as a number, a truth value, null or nothing at all. */
function atom(value: Json): string {
  if (typeof value !== 'string') return word(String(value));
  return readAtom(value) === value && !/^(_|$)/.test(value) ? word(value) : `_${word(value)}`;
}

const word = (text: string): string =>
  text.replace(/[^A-Za-z0-9_-]/gu, (sign) => `!${sign.codePointAt(0)!.toString(16)}!`);

/** Reads moves out of an address. Never throws: what cannot be read has no event. */
export function readMoves(text: string): ReadMove[] {
  const parts = text.slice(0, LONGEST).split('~', MOST);
  return parts.filter((part) => part !== '').map((part) => ({ text: part, event: readMove(part) }));
}

function readMove(text: string): JsonObject | null {
  const [type = '', ...fields] = text.split('.');
  if (!type || fields.length > 12 || !WORD.test(type)) return null;
  if (fields.length === 0) return { [unword(type)]: {} };
  if (fields.length === 1 && !fields[0]!.includes(':')) return single(unword(type), readField(fields[0]!));
  const named = fields.map((one) => one.split(':'));
  if (named.some((pair) => pair.length !== 2 || !pair[0])) return null;
  const entries = named.map(([key, value]) => [unword(key!), readField(value!)] as const);
  if (entries.some(([, value]) => value === undefined)) return null;
  return { [unword(type)]: Object.fromEntries(entries) as JsonObject };
}

const single = (type: string, value: Json | undefined): JsonObject | null =>
  value === undefined ? null : { [type]: value };

function readField(text: string): Json | undefined {
  const atoms = text.split(',');
  if (!atoms.every((one) => WORD.test(one))) return undefined;
  if (atoms.length === 1) return readWritten(text);
  return atoms.filter((one) => one !== '').map(readWritten);
}

const readWritten = (text: string): Json =>
  text.startsWith('_') ? unword(text.slice(1)) : readAtom(unword(text));

function readAtom(text: string): Json {
  if (/^-?(0|[1-9]\d{0,8})$/.test(text)) return Object.is(Number(text), -0) ? text : Number(text);
  return text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : text;
}

function unword(text: string): string {
  return text.replace(/!([0-9a-f]{1,6})!/g, (all, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
