/** Which rooms a murder rule joins, by the rules' own conditions. */
import { roomsOf } from '../../machines/byzantine/logic/geometry-links.ts';
import { RULE_OF } from '../../machines/byzantine/logic/methods/methods.ts';
import { SEXES_OF_REGISTER } from '../../machines/byzantine/logic/methods/passion.ts';
import type { Palace, World } from '../../machines/byzantine/table.ts';
import type { Method } from '../../machines/byzantine/cast.ts';

export interface Ground {
  readonly palace: Palace;
  readonly variants: World['variants'];
  readonly locks: readonly string[];
  /** Where the cats are. */
  readonly cats: { readonly [who: string]: string };
}

/** Passion asks for no room at all. */
const ASKS_ROOMS = (method: Method): boolean => method !== 'passion';

function reaches(
  { palace, variants, locks, cats }: Ground,
  method: Method,
  [from, to]: readonly [string, string],
): boolean {
  const world: World = { palace, variants, sexes: SEXES_OF_REGISTER };
  return RULE_OF[method]({
    world,
    scene: { at: cats, locks, guards: [] },
    assassin: 'cook',
    victim: 'duke',
    from,
    to,
  });
}

/** Rooms in which a rule can kill from a room; none for a rule that asks for no room. */
export const targetsOf = (ground: Ground, method: Method, from: string): string[] =>
  roomsOf(ground.palace).filter((to) => ASKS_ROOMS(method) && reaches(ground, method, [from, to]));

/** Rooms from which a rule can have killed in a room; for the beast, a cat was there. */
export function originsOf(ground: Ground, method: Method, to: string): string[] {
  const then = { ...ground, cats: { 'white-cat': to } };
  return roomsOf(ground.palace).filter((from) => ASKS_ROOMS(method) && reaches(then, method, [from, to]));
}
