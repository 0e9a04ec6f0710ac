/** Whom a method can kill, and who could have done a murder (B-050, B-058, B-D04, B-G07, B-G08). */
import type { Murder, Scene, World } from '../table.ts';
import { METHODS } from '../vocabulary.ts';
import type { Character, Characters, Method, Person } from '../vocabulary.ts';
import { roomsOf } from './geometry-links.ts';
import { blast, touches } from './methods/gunpowder.ts';
import { RULE_OF } from './methods/methods.ts';
import { people } from './people.ts';
import { isProtected } from './skills/captain.ts';

/** Whether the card's condition holds between two who are both alive in the scene; protection is another matter. */
export function inReach(
  world: World,
  scene: Scene,
  method: Method,
  [assassin, victim]: readonly [Character, Character],
): boolean {
  const [from, to] = [scene.at[assassin], scene.at[victim]];
  return (
    from !== undefined && to !== undefined && RULE_OF[method]({ world, scene, assassin, victim, from, to })
  );
}

/** Whom somebody may kill by a method; by gunpowder, all who may die in one explosion or another. */
export function victimsOf(world: World, scene: Scene, assassin: Person, method: Method): Characters {
  const from = scene.at[assassin];
  if (from === undefined) return [];
  if (method === 'gunpowder') {
    const rooms = roomsOf(world.palace).filter((room) => touches(world, from, room));
    return rooms.flatMap((room) => blast(world, scene, room));
  }
  return people(scene.at).filter(
    (who) => who !== assassin && !isProtected(scene, who) && inReach(world, scene, method, [assassin, who]),
  );
}

const sameList = (a: Characters, b: Characters): boolean =>
  a.length === b.length && a.every((who) => b.includes(who));

function could(world: World, { victims, room, scene }: Murder, who: Person, method: Method): boolean {
  const from = scene.at[who];
  if (from === undefined || victims.includes(who)) return false;
  if (method === 'gunpowder')
    return touches(world, from, room) && sameList(blast(world, scene, room), victims);
  const [victim, ...others] = victims;
  return (
    victim !== undefined &&
    !others.length &&
    !isProtected(scene, victim) &&
    inReach(world, scene, method, [who, victim])
  );
}

/** By which of the ten rules somebody could have done a murder. */
export const waysFor = (world: World, murder: Murder, who: Person): readonly Method[] =>
  METHODS.filter((method) => could(world, murder, who, method));

/** The rules by which somebody could have killed anybody at all in a scene. */
export const usable = (world: World, scene: Scene, who: Person): readonly Method[] =>
  METHODS.filter((method) => victimsOf(world, scene, who, method).length > 0);
