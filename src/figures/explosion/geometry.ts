/** Where the seats stand: around a table that is no wider than a phone, clockwise from the upper left. */
import { RIM, SEAT, TABLE_WIDTH } from './sizes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A seat's place: its upper left corner, and where arrows begin and end, on the side of the table. */
export interface Spot extends Point {
  readonly inner: Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** The free middle of the table. */
  readonly middle: Point;
}

/** How many stand at the far side, at each end, and at the near side. */
const AROUND: { readonly [players: number]: readonly [far: number, ends: number, near: number] } = {
  3: [2, 0, 1],
  4: [2, 0, 2],
  5: [2, 1, 1],
  6: [2, 1, 2],
  7: [3, 1, 2],
  8: [3, 1, 3],
  9: [3, 2, 2],
  10: [3, 2, 3],
  11: [3, 3, 2],
};

const ARC = 12;
const GAP = 8;
const LEAST_MIDDLE = 112;
const REACH = 3;

const COLUMNS: { readonly [count: number]: readonly number[] } = {
  1: [TABLE_WIDTH / 2],
  2: [TABLE_WIDTH / 2 - 58, TABLE_WIDTH / 2 + 58],
  3: [SEAT.width / 2 + 1, TABLE_WIDTH / 2, TABLE_WIDTH - SEAT.width / 2 - 1],
};

/** A side of the table is bent: of three seats the middle one stands further out. */
const bend = (count: number, index: number): number => (count === 3 && index !== 1 ? ARC : 0);

interface Side {
  readonly count: number;
  /** The outer edge of the table on this side. */
  readonly edge: number;
}

function farSide({ count, edge }: Side): Spot[] {
  return COLUMNS[count]!.map((x, index) => {
    const y = edge + bend(count, index);
    return { x: x - SEAT.width / 2, y, inner: { x, y: y + SEAT.height + REACH } };
  });
}

/** From right to left, for it goes on clockwise. */
function nearSide({ count, edge }: Side): Spot[] {
  return COLUMNS[count]!.map((x, index) => {
    const y = edge - SEAT.height - bend(count, index);
    return { x: x - SEAT.width / 2, y, inner: { x, y: y - REACH } };
  }).toReversed();
}

function end(x: number, inner: number, { count, edge }: Side, step: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const y = edge + step * (index + 0.5) - SEAT.height / 2;
    return { x, y, inner: { x: inner, y: y + SEAT.height / 2 } };
  });
}

/** Throws a RangeError for a number of players that the game is not for (T-G53). */
export function layoutFor(players: number): Layout {
  const around = AROUND[players];
  if (!around) throw new RangeError(`found ${players} players; the game is for 3 to 11`);
  const [far, ends, near] = around;
  const middle = Math.max(LEAST_MIDDLE, ends * (SEAT.height + GAP));
  const top = RIM + SEAT.height + (far === 3 ? ARC : 0) + GAP;
  const bottom = top + middle + GAP + (near === 3 ? ARC : 0) + SEAT.height;
  const side = { count: ends, edge: top };
  const step = ends ? middle / ends : 0;
  const right = TABLE_WIDTH - SEAT.width - 1;
  return {
    width: TABLE_WIDTH,
    height: bottom + RIM,
    spots: [
      ...farSide({ count: far, edge: RIM }),
      ...end(right, right - REACH, side, step),
      ...nearSide({ count: near, edge: bottom }),
      ...end(1, 1 + SEAT.width + REACH, side, step).toReversed(),
    ],
    middle: { x: TABLE_WIDTH / 2, y: top + middle / 2 },
  };
}
