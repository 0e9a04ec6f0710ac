/** Rooms by their name alone: floors, columns, and which rooms touch (B-030, B-031, B-G02, B-G03). */
import type { Room } from '../vocabulary.ts';
import { columnsOf, floorOf } from './room.ts';

export { columnsOf, floorOf };

export interface Cell {
  readonly floor: number;
  readonly column: number;
}

export const cellsOf = (room: Room): Cell[] =>
  columnsOf(room).map((column) => ({ floor: floorOf(room), column }));

export const sameFloor = (a: Room, b: Room): boolean => floorOf(a) === floorOf(b);

/** Any column shared is enough for a large room (B-G03). */
export const sameColumn = (a: Room, b: Room): boolean =>
  columnsOf(a).some((column) => columnsOf(b).includes(column));

/** Whether some cell of `a` and some cell of `b` lie so to each other. */
const someCells = (a: Room, b: Room, lie: (rise: number, run: number) => boolean): boolean =>
  cellsOf(a).some((one) =>
    cellsOf(b).some((other) => lie(Math.abs(one.floor - other.floor), Math.abs(one.column - other.column))),
  );

/** Up, down, left or right of each other; walls do not matter, and no room is beside itself (B-105, B-G11). */
export const adjacent = (a: Room, b: Room): boolean =>
  a !== b && someCells(a, b, (rise, run) => rise + run === 1);

/** A corner touches (B-G48). A large room can be adjacent and diagonal at once (B-G04). */
export const diagonal = (a: Room, b: Room): boolean =>
  someCells(a, b, (rise, run) => rise === 1 && run === 1);

/** On one diagonal line, however far. */
export const onDiagonal = (a: Room, b: Room): boolean =>
  someCells(a, b, (rise, run) => rise === run && rise > 0);
