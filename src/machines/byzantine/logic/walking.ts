/** The movement rules: where a walk may go and end, and why not (B-020 to B-026, B-091, B-G28 to B-G31). */
import type { Table } from '../table.ts';
import type { Character, Room } from '../vocabulary.ts';
import type { Gait } from './abilities.ts';
import { roomsOf } from './geometry-links.ts';
import { peopleIn } from './people.ts';
import type { Reasons } from './reasons.ts';
import { barred } from './ways.ts';

export interface Walk {
  readonly who: Character;
  readonly path: readonly Room[];
  readonly gait: Gait;
}

/** Three or more living people fill a room (B-024). */
const isFull = (table: Table, who: Character, room: Room): boolean => peopleIn(table, room, who).length >= 3;

/** Meeting a person ends the move at once (B-023). */
const meets = (table: Table, who: Character, room: Room): boolean => peopleIn(table, room, who).length > 0;

/** More than two rooms, or for the maid the same room twice (B-020, B-091). */
function goesTooFar(start: Room, { path, gait }: Walk): boolean {
  return gait.maid ? new Set([start, ...path]).size <= path.length : path.length > 2;
}

/** Every reason against a walk, in the register's order. */
export function walkReasons(table: Table, walk: Walk): Reasons {
  const { who, path, gait } = walk;
  const start = table.at[who]!;
  const back = path.at(-1) === start && table.variants.returnToStart === 'forbidden';
  const stays = path.length === 0 && endings(table, who, gait).size > 0;
  const bars = path.map((room, index) => barred(table, who, [path[index - 1] ?? start, room], gait));
  return [
    [stays || back, 'must-move'],
    [goesTooFar(start, walk), 'too-far'],
    [bars.includes('not-connected'), 'not-connected'],
    [bars.includes('locked'), 'locked'],
    [bars.includes('secret-door'), 'secret-door'],
    [bars.includes('blocked-by-countess'), 'blocked-by-countess'],
    [path.some((room) => isFull(table, who, room)), 'room-full'],
    [path.slice(0, -1).some((room) => meets(table, who, room)), 'stopped-by-person'],
  ];
}

/** The rooms that one step leads into. */
const nextRooms = (table: Table, who: Character, from: Room, gait: Gait): Room[] =>
  roomsOf(table.palace).filter(
    (room) => room !== from && !barred(table, who, [from, room], gait) && !isFull(table, who, room),
  );

/** Where a walk may end, each room with a shortest way there. */
export function endings(table: Table, who: Character, gait: Gait): ReadonlyMap<Room, readonly Room[]> {
  const start = table.at[who]!;
  const found = new Map<Room, readonly Room[]>();
  const open: (readonly Room[])[] = [[]];
  for (let path = open.shift(); path; path = open.shift()) {
    for (const room of nextRooms(table, who, path.at(-1) ?? start, gait)) {
      const further = [...path, room];
      if (room === start ? !mayReturn(table, further, gait) : found.has(room)) continue;
      found.set(room, further);
      if (room !== start && !meets(table, who, room) && (gait.maid || further.length < 2)) open.push(further);
    }
  }
  return found;
}

const mayReturn = ({ variants }: Table, path: readonly Room[], { maid }: Gait): boolean =>
  variants.returnToStart === 'allowed' && path.length === 2 && !maid;

/** All walks of one or two rooms that can be taken, and of longer ones of the maid a shortest to each room. */
export function walksOf(table: Table, who: Character, gait: Gait): readonly (readonly Room[])[] {
  const start = table.at[who]!;
  const single = nextRooms(table, who, start, gait);
  const double = single
    .filter((room) => room !== start && !meets(table, who, room))
    .flatMap((room) => nextRooms(table, who, room, gait).map((next) => [room, next]));
  const longer = gait.maid ? [...endings(table, who, gait).values()].filter(({ length }) => length > 2) : [];
  return single.length ? [...single.map((room) => [room]), ...double, ...longer] : [[]];
}
