import type { Plan, PlanRoom } from './plan.ts';

const LETTER = 7;

/** Where a room's name stands: in the upper left corner, or beside what is there; and where it ends. */
export function nameSpot(plan: Plan, room: PlanRoom): { readonly x: number; readonly end: number } {
  const stairs = plan.stairs.some(({ lower, x }) => lower === room.name && x < room.x + 40);
  const secret = plan.secrets.some(({ x, y }) => x === room.x && y === room.y);
  const x = room.x + (stairs ? 46 : secret ? 25 : 6);
  return { x, end: x + room.name.length * LETTER + 2 };
}
