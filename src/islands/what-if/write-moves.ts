/**
 * Moves in an address, short and readable: `exonerate.F~shift.row:2.to:left~disguise`.
 * `~` parts moves, `.` parts their fields, `:` names a field, `,` makes a list; anything unusual is written `!hex!`.
 */
import type { Json, JsonObject } from '../../machines/trace.ts';

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

/** A plain value as its text says: numbers, truth values and null by themselves, anything else as text. */
export function readAtom(text: string): Json {
  if (/^-?(0|[1-9]\d{0,8})$/.test(text)) return Object.is(Number(text), -0) ? text : Number(text);
  return text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : text;
}

const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
