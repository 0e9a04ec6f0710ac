/** What no written-out palace can be. Every fault names its field. */
import { BadPosition } from '../../game.ts';
import type { Palace } from '../table.ts';
import type { Pair, Room } from '../vocabulary.ts';
import { adjacent, cellsOf, columnsOf, floorOf, sameColumn, sameFloor } from './geometry.ts';
import { LINKS, ends, joins, roomsOf } from './geometry-links.ts';
import type { Link } from './geometry-links.ts';

const NAME = /^\d+[A-Z]+$/;

function checkRoom(room: Room, field: string): void {
  if (!NAME.test(room))
    throw new BadPosition(field, room, 'a floor number and column letters, such as 3B or 2BC');
  const columns = columnsOf(room);
  const gap = columns.some((column, index) => index > 0 && column !== columns[index - 1]! + 1);
  if (gap) throw new BadPosition(field, room, 'columns side by side, from left to right');
}

/** Floors are numbered downwards without a gap, so that "above" and "below" mean something. */
function checkFloors({ floors }: Palace, path: string): void {
  floors.forEach((rooms, index) => {
    const field = `${path}.floors.${index}`;
    if (!rooms.length) throw new BadPosition(field, 'no room', 'at least one room on each floor');
    rooms.forEach((room, at) => checkRoom(room, `${field}.${at}`));
    const wanted = index === 0 ? floorOf(rooms[0]!) : floorOf(floors[0]![0]!) - index;
    const odd = rooms.findIndex((room) => floorOf(room) !== wanted);
    if (wanted < 0)
      throw new BadPosition(field, rooms.join(', '), 'the cellar, floor 0, as the lowest floor');
    if (odd >= 0)
      throw new BadPosition(
        `${field}.${odd}`,
        rooms[odd]!,
        `a room of floor ${wanted}; the top floor comes first`,
      );
  });
}

function checkCells(palace: Palace, path: string): void {
  const taken = new Map<string, Room>();
  for (const room of roomsOf(palace)) {
    for (const { floor, column } of cellsOf(room)) {
      const cell = `${floor}.${column}`;
      const other = taken.get(cell);
      if (other) throw new BadPosition(`${path}.floors`, `${other} and ${room}`, 'rooms that do not overlap');
      taken.set(cell, room);
    }
  }
}

const FITS: { readonly [L in Link]: { fits(a: Room, b: Room): boolean; wanted: string } } = {
  doors: {
    fits: (a, b) => sameFloor(a, b) && adjacent(a, b),
    wanted: 'two rooms side by side on one floor',
  },
  stairs: {
    fits: (a, b) => Math.abs(floorOf(a) - floorOf(b)) === 1 && sameColumn(a, b),
    wanted: 'two rooms one above the other (B-030)',
  },
  passages: { fits: () => true, wanted: '' },
  secretDoors: { fits: () => true, wanted: '' },
};

function checkPair(palace: Palace, pair: Pair, field: string): readonly [Room, Room] {
  const rooms = roomsOf(palace);
  const [a, b] = ends(pair);
  const strange = [a, b].find((room) => !rooms.includes(room));
  if (strange !== undefined || pair.split('-').length !== 2)
    throw new BadPosition(field, pair, 'two rooms of this palace, written 4A-4B');
  if (a === b) throw new BadPosition(field, pair, 'two different rooms');
  return [a, b];
}

function checkLinks(palace: Palace, path: string): void {
  for (const link of LINKS) {
    palace[link].forEach((pair, index) => {
      const field = `${path}.${link}.${index}`;
      const [a, b] = checkPair(palace, pair, field);
      const { fits, wanted } = FITS[link];
      if (!fits(a, b)) throw new BadPosition(field, pair, wanted);
      if (palace[link].findIndex((other) => joins(other, a, b)) < index)
        throw new BadPosition(field, pair, 'each pair once');
    });
  }
}

/** Fails with `BadPosition` on the first fault; `path` is where the palace stands in `given`. */
export function checkPalace(palace: Palace, path: string): void {
  if (!palace.floors.length) throw new BadPosition(`${path}.floors`, 'no floor', 'at least one floor');
  checkFloors(palace, path);
  checkCells(palace, path);
  checkLinks(palace, path);
}
