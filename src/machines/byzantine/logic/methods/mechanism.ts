/** "One character in a room adjacent up, down, left or right"; walls and locks do not matter (B-105, B-G10, B-G11). */
import type { World } from '../../table.ts';
import type { Room } from '../../vocabulary.ts';
import { adjacent } from '../geometry.ts';
import { connected } from '../geometry-links.ts';
import type { Measure } from './measure.ts';

/** Beside each other for a murder: by geometry, or only where a door or stairs lead through. */
export const beside = ({ palace, variants }: World, a: Room, b: Room): boolean =>
  variants.adjacency === 'doors'
    ? connected(palace, [a, b], { locks: [], throughLocks: true })
    : adjacent(a, b);

export const mechanism = ({ world, from, to }: Measure): boolean => beside(world, from, to);
