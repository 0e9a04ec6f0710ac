/** Reads the moves that `write-moves.ts` writes into an address. */
import type { Json, JsonObject } from '../../machines/trace.ts';
import { readAtom } from './write-moves.ts';

/** As many moves as a link may hold; whole games are shorter. */
export const MOST = 200;
const LONGEST = 12_000;
const WORD = /^[A-Za-z0-9_!-]*$/;

export interface ReadMove {
  /** As it stood in the address. */
  readonly text: string;
  /** Null when the text is no move in any game. */
  readonly event: JsonObject | null;
}

export interface ReadMoves {
  readonly moves: readonly ReadMove[];
  /** What stands behind as many moves as a link may hold; empty for nearly all. */
  readonly rest: string;
}

/** Reads moves out of an address. Never throws: what cannot be read has no event. */
export function readMoves(text: string): ReadMoves {
  const end = text.length > LONGEST ? Math.max(0, text.lastIndexOf('~', LONGEST)) : text.length;
  const parts = text
    .slice(0, end)
    .split('~')
    .filter((part) => part !== '');
  return {
    moves: parts.slice(0, MOST).map((part) => ({ text: part, event: readMove(part) })),
    rest: parts.slice(MOST).join('~') + text.slice(end),
  };
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

function unword(text: string): string {
  return text.replace(/!([0-9a-f]{1,6})!/g, (all, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
