/** Walls and floors as lines with gaps where doors and stairs are. */
import { columnsOf } from '../../machines/byzantine/logic/room.ts';
import type { Plan } from './plan.ts';
import { holeOf } from './plan-stairs.ts';
import { DOOR } from './sizes.ts';

export interface Walls {
  /** Between rooms. */
  readonly inner: string;
  /** Against the air or the earth. */
  readonly outer: string;
}

/** The room of a cell, or nothing. */
type Cells = (floor: number, column: number) => string | undefined;

function cellsOf(plan: Plan): Cells {
  const found = new Map(
    plan.rooms.flatMap(({ name, floor }) =>
      columnsOf(name).map((column) => [`${floor} ${column}`, name] as const),
    ),
  );
  return (floor, column) => found.get(`${floor} ${column}`);
}

function upright(plan: Plan, at: Cells): Walls {
  const walls = { inner: '', outer: '' };
  for (const { floor, y } of plan.floors) {
    for (let column = 0; column <= plan.columns.length; column++) {
      const [left, right] = [at(floor, column - 1), at(floor, column)];
      if (left === right) continue;
      const x = plan.house.x + column * plan.column;
      const door = plan.doors.some((one) => one.x === x && one.y === y + plan.storey);
      walls[left && right ? 'inner' : 'outer'] += `M${x} ${y}v${plan.storey - (door ? DOOR : 0)}`;
    }
  }
  return walls;
}

/** A level line from `from` to `to` without the gaps. */
function broken(
  y: number,
  [from, to]: readonly [number, number],
  gaps: readonly (readonly [number, number])[],
): string {
  const inside = gaps.filter(([start]) => start >= from && start < to).sort((a, b) => a[0] - b[0]);
  let d = '';
  let x = from;
  for (const [start, end] of inside) {
    d += `M${x} ${y}H${start}`;
    x = end;
  }
  return `${d}M${x} ${y}H${to}`;
}

function level(plan: Plan, at: Cells): Walls {
  const walls = { inner: '', outer: '' };
  const lines = [...plan.floors, { floor: plan.floors.at(-1)!.floor - 1, y: plan.house.y + plan.house.h }];
  for (const { floor, y } of lines) {
    const gaps = plan.stairs.filter(({ top }) => top === y).map(holeOf);
    for (let column = 0; column < plan.columns.length; column++) {
      const [below, above] = [at(floor, column), at(floor + 1, column)];
      if (!below && !above) continue;
      const x = plan.house.x + column * plan.column;
      walls[below && above ? 'inner' : 'outer'] += broken(y, [x, x + plan.column], gaps);
    }
  }
  return walls;
}

/** All lines of the walls, as two paths. */
export function wallsOf(plan: Plan): Walls {
  const at = cellsOf(plan);
  const [up, flat] = [upright(plan, at), level(plan, at)];
  return { inner: up.inner + flat.inner, outer: up.outer + flat.outer };
}
