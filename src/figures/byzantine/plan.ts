/** A palace as a plan for drawing: where rooms, doors, stairs, passages and secret doors lie. */
import { columnsOf, floorOf } from '../../machines/byzantine/logic/room.ts';
import { ends } from '../../machines/byzantine/logic/pairs.ts';
import type { Palace } from '../../machines/byzantine/table.ts';
import { placeStairs, type Flight } from './plan-stairs.ts';
import { columnWidth, DOOR, floorHeight, FOOT, MARGIN, NUMBERS, ROOF, SHAFT } from './sizes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlanRoom extends Box {
  readonly name: string;
  readonly floor: number;
}

export interface Spot {
  readonly pair: string;
  readonly x: number;
  readonly y: number;
}

/** A passage at the edge: from the upper room's wall to the lower one's. */
export interface Shaft {
  readonly pair: string;
  readonly side: 'left' | 'right';
  /** Where it runs, and the wall that it starts from. */
  readonly x: number;
  readonly wall: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Secret extends Spot {
  /** The middles of both rooms lie this way. */
  readonly toward: readonly (readonly [number, number])[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly column: number;
  readonly storey: number;
  readonly house: Box;
  readonly rooms: readonly PlanRoom[];
  readonly doors: readonly Spot[];
  readonly stairs: readonly Flight[];
  readonly shafts: readonly Shaft[];
  readonly secrets: readonly Secret[];
  readonly floors: readonly { readonly floor: number; readonly y: number }[];
  readonly columns: readonly { readonly letter: string; readonly x: number }[];
}

/** Whether a passage runs at the left edge. */
function sideOf(pair: string, last: number): 'left' | 'right' {
  const columns = ends(pair).map(columnsOf);
  if (columns.every((own) => own.includes(0))) return 'left';
  if (columns.every((own) => own.includes(last))) return 'right';
  const sum = columns.flat().reduce((all, one) => all + one, 0);
  return sum / columns.flat().length <= last / 2 ? 'left' : 'right';
}

function frameOf(palace: Palace): { columns: number; left: number; right: number } {
  const columns = Math.max(...palace.floors.flat().flatMap(columnsOf)) + 1;
  const count = (side: 'left' | 'right'): number =>
    palace.passages.filter((pair) => sideOf(pair, columns - 1) === side).length;
  return { columns, left: NUMBERS + MARGIN + count('left') * SHAFT, right: MARGIN + count('right') * SHAFT };
}

function shaftsOf(palace: Palace, room: (name: string) => PlanRoom, house: Box, last: number): Shaft[] {
  const used = { left: 0, right: 0 };
  return palace.passages.map((pair) => {
    const side = sideOf(pair, last);
    const away = ++used[side] * SHAFT - 4;
    const [top, bottom] = ends(pair)
      .map((name) => room(name))
      .map(({ y, h }) => y + h - DOOR / 2)
      .sort((a, b) => a - b) as [number, number];
    const wall = side === 'left' ? house.x : house.x + house.w;
    return { pair, side, wall, x: side === 'left' ? wall - away : wall + away, top, bottom };
  });
}

const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];

/** Where two rooms touch: a corner, or the middle of the wall or floor that they share. */
function touch(a: Box, b: Box): readonly [number, number] {
  const between = (from: number, to: number, from2: number, to2: number): number =>
    (Math.max(from, from2) + Math.min(to, to2)) / 2;
  return [between(a.x, a.x + a.w, b.x, b.x + b.w), between(a.y, a.y + a.h, b.y, b.y + b.h)];
}

function doorSpot(pair: string, room: (name: string) => PlanRoom): Spot {
  const [left, right] = ends(pair)
    .map((name) => room(name))
    .sort((a, b) => a.x - b.x) as [PlanRoom, PlanRoom];
  return { pair, x: right.x, y: left.y + left.h };
}

/** The plan of any palace that the rules can be played in. Fails with a RangeError when a link names a room that is not there. */
export function planOf(palace: Palace): Plan {
  const { columns, left, right } = frameOf(palace);
  const [w, h] = [columnWidth(columns), floorHeight(columns)];
  const rooms = palace.floors.flatMap((names, row) =>
    names.map((name): PlanRoom => {
      const own = columnsOf(name);
      return { name, floor: floorOf(name), x: left + own[0]! * w, y: ROOF + row * h, w: own.length * w, h };
    }),
  );
  const room = (name: string): PlanRoom => {
    const found = rooms.find((one) => one.name === name);
    if (!found) throw new RangeError(`No room is called ${name}`);
    return found;
  };
  const house = { x: left, y: ROOF, w: columns * w, h: palace.floors.length * h };
  return {
    width: left + house.w + right,
    height: ROOF + house.h + FOOT,
    column: w,
    storey: h,
    house,
    rooms,
    doors: palace.doors.map((pair) => doorSpot(pair, room)),
    stairs: placeStairs(palace, { left, column: w, room }),
    shafts: shaftsOf(palace, room, house, columns - 1),
    secrets: palace.secretDoors.map((pair) => {
      const [a, b] = ends(pair).map((name) => room(name)) as [PlanRoom, PlanRoom];
      const [x, y] = touch(a, b);
      return { pair, x, y, toward: [middle(a), middle(b)] };
    }),
    floors: palace.floors.map((names, row) => ({ floor: floorOf(names[0]!), y: ROOF + row * h })),
    columns: Array.from({ length: columns }, (_, at) => ({
      letter: String.fromCharCode(65 + at),
      x: left + (at + 0.5) * w,
    })),
  };
}
