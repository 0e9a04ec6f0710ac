/** "Everybody in one room adjacent or diagonal to the assassin" (B-107, B-G10, B-G13). */
import type { Scene, World } from '../../table.ts';
import type { Characters, Room } from '../../vocabulary.ts';
import { people } from '../people.ts';
import { isProtected } from '../skills/captain.ts';
import { beside } from './mechanism.ts';
import { isDiagonal } from './measure.ts';
import type { Measure } from './measure.ts';

/** A room that gunpowder reaches from another. */
export const touches = (world: World, from: Room, to: Room): boolean =>
  from !== to && (beside(world, from, to) || isDiagonal(world, from, to));

export const gunpowder = ({ world, from, to }: Measure): boolean => touches(world, from, to);

/** The explosion would not be allowed at all, since somebody in the room is guarded. */
export const isForbidden = ({ variants }: World, scene: Scene, room: Room): boolean =>
  variants.captainGunpowder === 'illegal' &&
  people(scene.at).some((who) => scene.at[who] === room && isProtected(scene, who));

/** Who dies when a room is blown up: all people in it whom nobody guards. Cats never do (B-G16). */
export function blast(world: World, scene: Scene, room: Room): Characters {
  if (isForbidden(world, scene, room)) return [];
  const spared = world.variants.captainGunpowder !== 'all';
  return people(scene.at).filter((who) => scene.at[who] === room && !(spared && isProtected(scene, who)));
}
