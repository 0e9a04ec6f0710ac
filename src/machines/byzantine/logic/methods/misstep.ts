/** "One character in a room connected with the assassin's room by door or stairs"; a locked door does not connect (B-104, B-G12, B-G49). */
import { connected } from '../geometry-links.ts';
import type { Measure } from './measure.ts';

export const misstep = ({ world, scene, from, to }: Measure): boolean =>
  connected(world.palace, [from, to], {
    locks: scene.locks,
    throughLocks: world.variants.lockedDoorConnects,
  });
