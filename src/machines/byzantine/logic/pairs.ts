/** Two rooms as one word, `4A-4B`, in either order; all of links that the palace's picture needs. */
import type { Palace } from '../table.ts';
import type { Pair, Room } from '../vocabulary.ts';

export type Link = 'doors' | 'stairs' | 'passages' | 'secretDoors';

export const ends = (pair: Pair): readonly [Room, Room] =>
  pair.split('-') as unknown as readonly [Room, Room];

export const joins = (pair: Pair, a: Room, b: Room): boolean => pair === `${a}-${b}` || pair === `${b}-${a}`;

export const joined = (palace: Palace, link: Link, a: Room, b: Room): boolean =>
  palace[link].some((pair) => joins(pair, a, b));
