/** Where pawns stand in a room: clear of the stairs while there is room, in rows when there are many. */
import type { Plan, PlanRoom } from './plan.ts';
import { holeOf } from './plan-stairs.ts';
import { nameSpot } from './room-name.ts';
import { LARGEST, PAWN, STAIRS } from './sizes.ts';

/** The middle of the foot of a pawn, its breadth, and the breadth that is free for its label. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly wide: number;
}

type Span = readonly [from: number, to: number];

const EDGE = 7;
const COMFORT = 42;
const TALL = PAWN.height / PAWN.width;

/** What is left of a span, the widest piece. */
function widest(span: Span, taken: readonly Span[]): Span {
  let free: Span[] = [span];
  for (const [from, to] of taken) {
    free = free.flatMap(([start, end]): Span[] =>
      to <= start || from >= end
        ? [[start, end]]
        : [
            [start, from],
            [to, end],
          ],
    );
  }
  return free.reduce((best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best), [0, 0] as Span);
}

/** The number of rows in which pawns become largest, and that size. */
function rowsFor(width: number, height: number, count: number): { rows: number; size: number } {
  const tries = [1, 2, 3].map((rows) => ({
    rows,
    size: Math.min(width / Math.ceil(count / rows) - 2, height / rows / TALL - 1, LARGEST),
  }));
  return tries.reduce((best, one) => (one.size > best.size + 0.5 ? one : best));
}

function spans(plan: Plan, room: PlanRoom): Span[] {
  const all: Span = [room.x + EDGE, room.x + room.w - EDGE];
  const stairs = plan.stairs
    .filter(({ lower }) => lower === room.name)
    .map(({ x }): Span => [x, x + STAIRS + 2]);
  const holes = plan.stairs.filter(({ upper }) => upper === room.name).map(holeOf);
  return [widest(all, [...stairs, ...holes]), widest(all, stairs), all];
}

/** Slots for `count` pawns, row by row from the left; the lowest row stands on the floor. */
export function slotsIn(plan: Plan, room: PlanRoom, count: number): Slot[] {
  if (count === 0) return [];
  const height = room.h - 8;
  const choices = spans(plan, room).map((span) => ({ span, ...rowsFor(span[1] - span[0], height, count) }));
  const largest = choices.reduce((best, one) => (one.size > best.size ? one : best));
  const { span, rows, size } = choices.find((one) => one.size >= Math.min(COMFORT, largest.size)) ?? largest;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    // the upper rows hold fewer, so that the room's name stays in sight
    const inRow = row === 0 ? count - perRow * (rows - 1) : perRow;
    const start = rows > 1 && row === 0 ? Math.max(span[0], nameSpot(plan, room).end) : span[0];
    const from = span[1] - start >= inRow * size ? start : span[0];
    const wide = Math.min((span[1] - from) / inRow, size + 26);
    const first = (from + span[1] - wide * inRow) / 2;
    const y = room.y + room.h - 3 - (rows - 1 - row) * (height / rows);
    return Array.from({ length: inRow }, (__, at): Slot => ({ x: first + (at + 0.5) * wide, y, size, wide }));
  });
}
