import { check, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjacent,
  diagonal,
  floorOf,
  onDiagonal,
  sameColumn,
  sameFloor,
} from '../../src/machines/byzantine/logic/geometry.ts';
import { connected, joined } from '../../src/machines/byzantine/logic/geometry-links.ts';
import { small } from '../../src/machines/byzantine/palaces/small.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';
import type { Palace } from '../../src/machines/byzantine/table.ts';
import { randomFrom } from '../lib/random.ts';
import { randomPalace } from './random.ts';

const roomsOf = (palace: Palace): string[] => palace.floors.flat();

/** The palace painted on squared paper: which room lies on each square. */
function painted(palace: Palace): Map<string, string> {
  const squares = new Map<string, string>();
  for (const room of roomsOf(palace)) {
    for (const letter of room.slice(1)) squares.set(`${room[0]}${letter}`, room);
  }
  return squares;
}

type Step = readonly [up: number, right: number];
const SIDES: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const CORNERS: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** The other rooms found by one of these steps from some square of a room. */
function around(palace: Palace, room: string, steps: readonly Step[]): string[] {
  const squares = painted(palace);
  const found = [...squares]
    .filter(([, name]) => name === room)
    .flatMap(([square]) =>
      steps.map(([up, right]) => {
        const letter = String.fromCharCode(square.charCodeAt(1) + right);
        return squares.get(`${Number(square[0]) + up}${letter}`);
      }),
    );
  return [...new Set(found)].filter((name) => name !== undefined && name !== room).sort() as string[];
}

/** The seed of a palace in which some two rooms break a law. */
function brokenBy(law: (palace: Palace, a: string, b: string) => boolean): unknown {
  const holds = property(integer({ min: 0, max: 2 ** 31 }), (seed) => {
    const palace = randomPalace(randomFrom(seed));
    return roomsOf(palace).every((a) => roomsOf(palace).every((b) => law(palace, a, b)));
  });
  return check(holds, { numRuns: 200 }).counterexample;
}

describe('Rooms on squared paper', () => {
  it('are adjacent when a side of one touches the other', () => {
    const law = (palace: Palace, a: string, b: string) =>
      adjacent(a, b) === around(palace, a, SIDES).includes(b);
    expect(brokenBy(law)).toBeNull();
  });

  it('are diagonal when a corner of one touches a corner of the other, square by square', () => {
    const law = (palace: Palace, a: string, b: string) =>
      a === b || diagonal(a, b) === around(palace, a, CORNERS).includes(b);
    expect(brokenBy(law)).toBeNull();
  });

  it('share a column when some square of one lies above or below some square of the other', () => {
    const column = (palace: Palace, a: string) =>
      [...painted(palace)].filter(([, name]) => name === a).map(([square]) => square[1]);
    const law = (palace: Palace, a: string, b: string) =>
      sameColumn(a, b) === column(palace, a).some((letter) => column(palace, b).includes(letter));
    expect(brokenBy(law)).toBeNull();
  });

  it('share a floor when the palace lists them on one', () => {
    const law = (palace: Palace, a: string, b: string) =>
      sameFloor(a, b) === palace.floors.some((rooms) => rooms.includes(a) && rooms.includes(b));
    expect(brokenBy(law)).toBeNull();
  });

  it('stand in every relation both ways', () => {
    const law = (palace: Palace, a: string, b: string) =>
      adjacent(a, b) === adjacent(b, a) &&
      diagonal(a, b) === diagonal(b, a) &&
      onDiagonal(a, b) === onDiagonal(b, a) &&
      joined(palace, 'doors', a, b) === joined(palace, 'doors', b, a);
    expect(brokenBy(law)).toBeNull();
  });

  it('at a touching corner also lie on one diagonal line', () => {
    expect(brokenBy((_palace, a, b) => !diagonal(a, b) || onDiagonal(a, b))).toBeNull();
  });

  it('are connected by stairs, or by a door that is not locked', () => {
    const law = (palace: Palace, a: string, b: string) => {
      const [locked, open] = [
        connected(palace, [a, b], { locks: palace.doors, throughLocks: false }),
        connected(palace, [a, b], { locks: palace.doors, throughLocks: true }),
      ];
      return locked === joined(palace, 'stairs', a, b) && open === (locked || joined(palace, 'doors', a, b));
    };
    expect(brokenBy(law)).toBeNull();
  });
});

describe('In the training palace', () => {
  /** Section 6 of the register: what is adjacent to each room, and what is diagonal. */
  const DERIVED: readonly (readonly [room: string, adjacent: string, diagonal: string])[] = [
    ['0A', '0B 1A', '1B'],
    ['0B', '0A 0C 1B', '1A 1C'],
    ['0C', '0B 1C', '1B'],
    ['1A', '0A 1B 2A', '0B 2BC'],
    ['1B', '0B 1A 1C 2BC', '0A 0C 2A 2BC'],
    ['1C', '0C 1B 2BC', '0B 2BC'],
    ['2A', '1A 2BC 3A', '1B 3B'],
    ['2BC', '1B 1C 2A 3B 3C', '1A 1B 1C 3A 3B 3C'],
    ['3A', '2A 3B 4A', '2BC 4B'],
    ['3B', '2BC 3A 3C 4B', '2A 2BC 4A 4C'],
    ['3C', '2BC 3B 4C', '2BC 4B'],
    ['4A', '3A 4B', '3B'],
    ['4B', '3B 4A 4C', '3A 3C'],
    ['4C', '3C 4B', '3B'],
  ];

  it.each(DERIVED)('%s touches %s by a side and %s by a corner', (room, sides, corners) => {
    const all = roomsOf(training);
    expect(all.filter((other) => adjacent(room, other)).sort()).toEqual(sides.split(' '));
    expect(all.filter((other) => diagonal(room, other)).sort()).toEqual(corners.split(' '));
  });

  it('the cellar is floor 0, and four storeys lie above it', () => {
    expect(training.floors.map(([room]) => floorOf(room!))).toEqual([4, 3, 2, 1, 0]);
  });
});

describe('A large room', () => {
  it('can be beside a room and at its corner at once', () => {
    expect([adjacent('3A', '2AB'), diagonal('3A', '2AB')]).toEqual([true, true]);
  });

  it('shares a column with every room above and below it', () => {
    const cellar = '0ABC';
    expect(roomsOf(small).filter((room) => room !== cellar && !sameColumn(room, cellar))).toEqual([]);
  });
});
