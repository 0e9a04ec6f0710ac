import { columnsOf, floorOf } from '../../machines/byzantine/logic/room.ts';
import { ends, isLocked, joined } from '../../machines/byzantine/logic/geometry-links.ts';
import type { Palace } from '../../machines/byzantine/table.ts';
import { columns } from '../text-fit.ts';

export interface TextPerson {
  readonly name: string;
  readonly short: string;
  readonly room: string;
  readonly dead: boolean;
  readonly assassin: boolean;
  /** What lies on a corpse. */
  readonly card: string | null;
}

export interface TextPalace {
  readonly palace: Palace;
  readonly people: readonly TextPerson[];
  readonly locks: readonly string[];
  /** Labelled lists below the palace; empty ones are left out. */
  readonly facts: readonly (readonly [label: string, list: readonly string[]])[];
}

export interface TextWords {
  readonly deceased: string;
  readonly assassin: string;
  readonly door: string;
  readonly locked: string;
  readonly stairs: string;
  readonly passage: string;
  readonly secret: string;
  /** Between a label and its value, and between things of a list; each with its space. */
  readonly colon: string;
  readonly comma: string;
}

/** The widest line of a plain-text face, in columns of a fixed-width font. */
export const TEXT_WIDTH = 78;

const RIM = 4;
const DEAD = '+';
const ASSASSIN = '*';
const DOOR = ':';
const LOCKED = 'X';
const STAIRS = 'H';

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** Breaks a line that would pass `width`, where the pieces allow; further lines are indented. */
function wrap(pieces: readonly string[], width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && columns((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

interface Grid {
  readonly told: TextPalace;
  readonly count: number;
  /** Breadth of a column with one wall. */
  readonly cell: number;
}

function label({ name, short, dead, assassin, card }: TextPerson, width: number): string {
  const sign = (assassin ? ASSASSIN : '') + (dead ? DEAD : '');
  const full = sign + name + (card ? `(${card})` : '');
  return columns(full) <= width ? full : sign + short;
}

/** The lines inside a room: its name, then its people. */
function roomLines(room: string, { told, cell }: Grid): string[] {
  const width = columnsOf(room).length * cell - 3;
  const people = told.people.filter((one) => one.room === room).map((one) => `${label(one, width)} `);
  return [room, ...(people.length ? wrap(people, width) : [])];
}

function wallAfter(room: string, right: string | undefined, { told }: Grid): string {
  if (!right || !joined(told.palace, 'doors', room, right)) return '|';
  return isLocked(told.locks, room, right) ? LOCKED : DOOR;
}

function floorLines(rooms: readonly string[], grid: Grid): string[] {
  const inside = rooms.map((room) => roomLines(room, grid));
  const tall = Math.max(2, ...inside.map(({ length }) => length));
  return Array.from({ length: tall }, (_, line) => {
    const head = line === 0 ? String(floorOf(rooms[0]!)) : '';
    const cells = rooms.map((room, at) => {
      const wide = columnsOf(room).length * grid.cell - 2;
      return pad(inside[at]![line] ?? '', wide) + wallAfter(room, rooms[at + 1], grid);
    });
    return `${pad(head, RIM)}| ${cells.join(' ')}`.trimEnd();
  });
}

/** The floor below `rooms`, with an H where stairs lead down. */
function slab(rooms: readonly string[], { told, count, cell }: Grid): string {
  const down = rooms.flatMap((room) =>
    told.palace.stairs.flatMap((pair) => {
      const [a, b] = ends(pair);
      const other = a === room ? b : b === room ? a : null;
      if (other === null || floorOf(other) >= floorOf(room)) return [];
      return [columnsOf(room).find((column) => columnsOf(other).includes(column))!];
    }),
  );
  const middle = Math.floor((cell - 1) / 2);
  const parts = Array.from({ length: count }, (_, column) =>
    down.includes(column)
      ? '-'.repeat(middle) + STAIRS + '-'.repeat(cell - 2 - middle)
      : '-'.repeat(cell - 1),
  );
  return `${' '.repeat(RIM)}+${parts.join('+')}+`;
}

function legend({ palace, people, locks }: TextPalace, words: TextWords): string[] {
  const list = (name: string, pairs: readonly string[]): string[] =>
    pairs.length ? [`${name}${words.colon}${pairs.join(words.comma)}`] : [];
  const signs = [
    [palace.doors.length > 0, `${DOOR} ${words.door}`],
    [locks.length > 0, `${LOCKED} ${words.locked}`],
    [palace.stairs.length > 0, `${STAIRS} ${words.stairs}`],
    [people.some(({ dead }) => dead), `${DEAD} ${words.deceased}`],
    [people.some(({ assassin }) => assassin), `${ASSASSIN} ${words.assassin}`],
    ...[...list(words.passage, palace.passages), ...list(words.secret, palace.secretDoors)].map(
      (text) => [true, text] as const,
    ),
  ] as const;
  return signs.flatMap(([seen, text]) => (seen ? [`${text}   `] : []));
}

/**
 * A palace in plain text for a forum: floors one above the other, `:` for a door, `X` for a locked one, `H` for stairs, `+`
 * before the dead and `*` before Mr. M where the position tells. No line is wider than {@link TEXT_WIDTH} columns.
 */
export function drawPalace(told: TextPalace, words: TextWords): string[] {
  const { floors } = told.palace;
  const count = Math.max(...floors.flat().flatMap(columnsOf)) + 1;
  const grid: Grid = { told, count, cell: Math.min(24, Math.floor((TEXT_WIDTH - RIM - 1) / count)) };
  const facts = told.facts
    .filter(([, list]) => list.length)
    .flatMap(([name, list]) =>
      wrap(
        [name + words.colon, ...list.map((one, at) => one + (at + 1 < list.length ? words.comma : ''))],
        TEXT_WIDTH,
        '  ',
      ),
    );
  return [
    slab([], grid),
    ...floors.flatMap((rooms) => [...floorLines(rooms, grid), slab(rooms, grid)]),
    '',
    ...wrap(legend(told, words), TEXT_WIDTH),
    ...facts,
  ];
}
