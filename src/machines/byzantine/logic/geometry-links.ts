/** What joins two rooms: doors, stairs, passages and secret doors, each a pair of rooms in either order. */
import type { Palace } from '../table.ts';
import type { Pair, Room } from '../vocabulary.ts';
import { ends, joined, joins } from './pairs.ts';
import type { Link } from './pairs.ts';

export { ends, joined, joins };
export type { Link };

export const LINKS: readonly Link[] = ['doors', 'stairs', 'passages', 'secretDoors'];

/** The pair as the palace writes it, whichever end the other one names first. */
export const written = (pairs: readonly Pair[], pair: Pair): Pair | undefined => {
  const [a, b] = ends(pair);
  return pairs.find((one) => joins(one, a, b));
};

export const roomsOf = (palace: Palace): readonly Room[] => palace.floors.flat();

export const isLocked = (locks: readonly Pair[], a: Room, b: Room): boolean =>
  locks.some((pair) => joins(pair, a, b));

/** A door or stairs (B-104); a locked door only where `throughLocks` (B-G12). */
export const connected = (
  palace: Palace,
  [a, b]: readonly [Room, Room],
  { locks, throughLocks }: { readonly locks: readonly Pair[]; readonly throughLocks: boolean },
): boolean =>
  joined(palace, 'stairs', a, b) ||
  (joined(palace, 'doors', a, b) && (throughLocks || !isLocked(locks, a, b)));
