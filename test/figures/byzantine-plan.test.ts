import { describe, expect, test } from 'vitest';
import { planOf, type Plan } from '../../src/figures/byzantine/plan.ts';
import { holeOf } from '../../src/figures/byzantine/plan-stairs.ts';
import { routeOf } from '../../src/figures/byzantine/route.ts';
import { slotsIn } from '../../src/figures/byzantine/slots.ts';
import { wallsOf } from '../../src/figures/byzantine/walls.ts';
import { small } from '../../src/machines/byzantine/palaces/small.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';
import type { Palace } from '../../src/machines/byzantine/table.ts';

const wide: Palace = {
  floors: [
    ['4A', '4B', '4C', '4D', '4E', '4F'],
    ['3AB', '3C', '3D', '3EF'],
    ['2A', '2B', '2C', '2D', '2E', '2F'],
    ['1A', '1BC', '1D', '1E', '1F'],
    ['0A', '0B', '0C', '0D', '0EF'],
  ],
  doors: ['4B-4A', '3D-3EF', '1A-1BC'],
  stairs: ['4A-3AB', '3AB-2A', '2A-1A', '1BC-2B', '0C-1BC'],
  passages: ['4A-0A', '0EF-4F'],
  secretDoors: ['3C-4D', '2E-2F'],
};
const PALACES = { training, small, wide };
const roomIn = (plan: Plan, name: string) => plan.rooms.find((room) => room.name === name)!;

describe.each(Object.entries(PALACES))('the plan of the palace %s', (_, palace) => {
  const plan = planOf(palace);

  test('The top floor lies uppermost and every room is as broad as its columns', () => {
    const tops = palace.floors.map(([first]) => roomIn(plan, first!).y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    for (const { name, w } of plan.rooms) expect(w).toBe(name.replace(/\d/g, '').length * plan.column);
  });

  test('Stairs stand within the lower room, and their hole opens into the upper one', () => {
    expect(plan.stairs).toHaveLength(palace.stairs.length);
    for (const flight of plan.stairs) {
      const [lower, upper] = [roomIn(plan, flight.lower), roomIn(plan, flight.upper)];
      const [from, to] = holeOf(flight);
      expect(flight.top).toBe(upper.y + upper.h);
      for (const room of [lower, upper]) {
        expect(from).toBeGreaterThan(room.x);
        expect(to).toBeLessThan(room.x + room.w);
      }
    }
  });

  test('No two stairs of a room stand at one place', () => {
    const places = plan.stairs.map(({ lower, column, side }) => `${lower} ${column} ${side}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('A passage runs outside the walls, within the picture', () => {
    const { house, width } = plan;
    expect(plan.shafts).toHaveLength(palace.passages.length);
    for (const { x } of plan.shafts) {
      expect(x < house.x || x > house.x + house.w).toBe(true);
      expect(x > 0 && x < width).toBe(true);
    }
  });

  test('Up to six pawns stand within their room without covering each other', () => {
    for (const room of plan.rooms) {
      for (const count of [1, 2, 3, 4, 5, 6]) {
        const slots = slotsIn(plan, room, count);
        expect(slots).toHaveLength(count);
        for (const [at, { x, y, size }] of slots.entries()) {
          expect(x - size / 2).toBeGreaterThanOrEqual(room.x);
          expect(x + size / 2).toBeLessThanOrEqual(room.x + room.w);
          expect(y - (size * 54) / 44).toBeGreaterThanOrEqual(room.y);
          const near = slots
            .slice(at + 1)
            .filter((other) => Math.abs(other.x - x) < size - 1 && Math.abs(other.y - y) < size);
          expect(near).toEqual([]);
        }
      }
    }
  });
});

describe('walls', () => {
  test('A wall with a door leaves a gap above the floor, one without goes down to it', () => {
    const plan = planOf(training);
    const { inner } = wallsOf(plan);
    const wall = (room: string): string => `M${roomIn(plan, room).x} ${roomIn(plan, room).y}v`;
    expect(inner).toContain(`${wall('3B')}${plan.storey - 46}`);
    expect(inner).toContain(`${wall('3C')}${plan.storey}`);
  });

  test('Within a large room there is no wall', () => {
    const plan = planOf(training);
    const hall = roomIn(plan, '2BC');
    expect(wallsOf(plan).inner).not.toContain(`M${hall.x + plan.column} ${hall.y}v`);
  });

  test('A palace whose links name a room that is not there is refused', () => {
    expect(() => planOf({ ...training, doors: ['4A-4Z'] })).toThrow(RangeError);
  });
});

describe('a walk', () => {
  const plan = planOf(training);
  const between = (...rooms: string[]): string =>
    routeOf(plan, rooms, [
      [1, 2],
      [3, 4],
    ]);

  test('It passes doors at the wall and stairs straight up', () => {
    const door = plan.doors.find(({ pair }) => pair === '1A-1B')!;
    expect(between('1B', '1A')).toContain(`L${door.x} `);
    const points = [...between('1A', '2A').matchAll(/[ML](\d+) (\d+)/g)].map(([, x]) => x);
    expect(points[1]).toBe(points[2]);
  });

  test('It takes the passage outside of the walls', () => {
    const [shaft] = plan.shafts;
    expect(between('0A', '4A')).toContain(`L${shaft!.x} `);
  });

  test('A walk to a room that is not there is not drawn', () => {
    expect(between('0A', '9Z')).toBe('');
  });
});
