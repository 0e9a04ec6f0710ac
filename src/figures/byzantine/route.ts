/** The line of a walk through the palace: by doors, stairs, passages and secret doors, or through a wall as cats go. */
import { joins } from '../../machines/byzantine/logic/pairs.ts';
import type { Plan, PlanRoom } from './plan.ts';
import { DOOR, STAIRS } from './sizes.ts';

type Point = readonly [number, number];

/** The height at which walkers are shown. */
const levelOf = ({ y, h }: PlanRoom): number => y + h - DOOR / 2;

/** The points between the middles of two rooms. */
function between(plan: Plan, a: PlanRoom, b: PlanRoom): Point[] {
  const is = ({ pair }: { readonly pair: string }): boolean => joins(pair, a.name, b.name);
  const [from, to] = [levelOf(a), levelOf(b)];
  const door = plan.doors.find(is);
  if (door) return [[door.x, from]];
  const stairs = plan.stairs.find(is);
  if (stairs)
    return [
      [stairs.x + STAIRS / 2, from],
      [stairs.x + STAIRS / 2, to],
    ];
  const secret = plan.secrets.find(is);
  if (secret) return [[secret.x, secret.y]];
  const shaft = plan.shafts.find(is);
  if (shaft)
    return [
      [shaft.x, from],
      [shaft.x, to],
    ];
  const shared = Math.max(a.x, b.x) + Math.min(a.x + a.w, b.x + b.w);
  return a.floor === b.floor
    ? []
    : [
        [shared / 2, from],
        [shared / 2, to],
      ];
}

/** The path through these rooms, from where the walker stood to where they stand; empty where a room is missing. */
export function routeOf(plan: Plan, rooms: readonly string[], [start, end]: readonly [Point, Point]): string {
  const known = rooms.map((name) => plan.rooms.find((room) => room.name === name));
  if (known.length < 2 || known.includes(undefined)) return '';
  const way = known as PlanRoom[];
  const inner = way.slice(1).flatMap((room, at): Point[] => {
    const via = between(plan, way[at]!, room);
    return at + 2 < way.length ? [...via, [room.x + room.w / 2, levelOf(room)]] : via;
  });
  return [start, ...inner, end]
    .map(([x, y], at) => `${at ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
}
