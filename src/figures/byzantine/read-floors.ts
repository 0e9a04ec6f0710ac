/** A drawn palace, floor by floor, back into rooms and what stands in them. */
import { columnsOf } from '../../machines/byzantine/logic/room.ts';
import { columns } from '../text-fit.ts';

export interface Drawn {
  readonly floors: string[][];
  readonly doors: string[];
  readonly stairs: string[];
  readonly locks: string[];
  readonly at: { [who: string]: string };
  readonly dead: string[];
  assassin?: string;
}

/** Names and whom they mean, the longest first. */
type Names = readonly (readonly [name: string, who: string])[];

const RIM = 4;
const SLAB = /^ {4}\+[-H]+(\+[-H]+)*\+$/;
const ROOMS = /^\d+ *\| \d+[A-Z]+/;
const SIGNED = /^(\*?)(\+?)/;
const CARD = /^\([^)]*\)/;

/** A line by columns: a character of double width takes two places, the second of them empty. */
const spread = (line: string): string[] =>
  Array.from(line).flatMap((char) => (columns(char) === 2 ? [char, ''] : [char]));

interface Grid {
  readonly cell: number;
  readonly names: Names;
  readonly drawn: Drawn;
}

interface Room {
  readonly name: string;
  readonly first: number;
  /** The column of the wall at its right. */
  readonly wall: number;
}

function roomsIn(line: string, cell: number): Room[] {
  let column = 0;
  return [...line.matchAll(/\d+[A-Z]+/g)].map(([name]) => {
    const first = RIM + 2 + column * cell;
    column += columnsOf(name).length;
    return { name, first, wall: RIM + column * cell };
  });
}

/** Takes one person off the front of a line; null when nobody is called so. */
function person(text: string, names: Names): { rest: string; who: string; signs: string } | null {
  const signs = SIGNED.exec(text)![0];
  const unsigned = text.slice(signs.length);
  const [name, who] =
    names.find(([one]) => /^($|[ (])/.test(unsigned.startsWith(one) ? unsigned.slice(one.length) : '.')) ??
    [];
  if (name === undefined) return null;
  return { rest: unsigned.slice(name.length).replace(CARD, '').trimStart(), who: who!, signs };
}

function readPeople(text: string, room: string, { names, drawn }: Grid): boolean {
  for (let rest = text.trim(); rest;) {
    const next = person(rest, names);
    if (!next) return false;
    drawn.at[next.who] = room;
    if (next.signs.includes('+')) drawn.dead.push(next.who);
    if (next.signs.includes('*')) drawn.assassin = next.who;
    rest = next.rest;
  }
  return true;
}

function readFloor(lines: readonly string[], grid: Grid): boolean {
  const { drawn, cell } = grid;
  const rooms = roomsIn(lines[0]!.slice(RIM), cell);
  const [head = [], ...inside] = lines.map(spread);
  drawn.floors.push(rooms.map(({ name }) => name));
  rooms.forEach(({ name, wall }, at) => {
    const next = rooms[at + 1];
    if (!next || head[wall] === '|') return;
    drawn.doors.push(`${name}-${next.name}`);
    if (head[wall] === 'X') drawn.locks.push(`${name}-${next.name}`);
  });
  return rooms.every(({ name, first, wall }) =>
    inside.every((line) => readPeople(line.slice(first, wall).join(''), name, grid)),
  );
}

const over = (rooms: readonly string[] | undefined, column: number): string | undefined =>
  rooms?.find((room) => columnsOf(room).includes(column));

/** Stairs through the floor between the last two storeys read. */
function readStairs(slab: string, { drawn, cell }: Grid): void {
  const [upper, lower] = drawn.floors.slice(-2);
  for (const { index } of slab.matchAll(/H/g)) {
    const column = Math.floor((index - RIM) / cell);
    drawn.stairs.push(`${over(lower, column)}-${over(upper, column)}`);
  }
}

/** Null when there is no palace, or somebody in it has no name that is known. `end` is the line after it. */
export function readFloors(lines: readonly string[], names: Names): { drawn: Drawn; end: number } | null {
  const trimmed = lines.map((line) => line.trimEnd());
  const top = trimmed.findIndex((line, at) => SLAB.test(line) && ROOMS.test(trimmed[at + 1] ?? ''));
  if (top < 0) return null;
  const cell = trimmed[top]!.indexOf('+', RIM + 1) - RIM;
  const drawn: Drawn = { floors: [], doors: [], stairs: [], locks: [], at: {}, dead: [] };
  const grid = { cell, names, drawn };
  let at = top;
  while (ROOMS.test(trimmed[at + 1] ?? '')) {
    const end = trimmed.findIndex((line, next) => next > at && SLAB.test(line));
    if (end < 0 || !readFloor(trimmed.slice(at + 1, end), grid)) return null;
    if (drawn.floors.length > 1) readStairs(trimmed[at]!, grid);
    at = end;
  }
  return { drawn, end: at + 1 };
}
