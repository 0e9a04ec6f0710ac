/** "The assassin cannot kill characters in the captain's room, but can kill the captain" (B-085, B-G14). */
import type { Scene } from '../../table.ts';
import type { Character } from '../../vocabulary.ts';

/** Somebody else in the same room guards this one. */
export const isProtected = ({ at, guards }: Scene, who: Character): boolean =>
  guards.some((guard) => guard !== who && at[guard] === at[who]);
