/** What joins two rooms: doors, stairs, passages and secret doors, each a pair of rooms in either order. */
import type { Palace } from '../table.ts';
import type { Pair, Room } from '../vocabulary.ts';

export const LINKS = ['doors', 'stairs', 'passages', 'secretDoors'] as const;
export type Link = (typeof LINKS)[number];

export const ends = (pair: Pair): readonly [Room, Room] =>
  pair.split('-') as unknown as readonly [Room, Room];

export const joins = (pair: Pair, a: Room, b: Room): boolean => pair === `${a}-${b}` || pair === `${b}-${a}`;

/** The pair as the palace writes it, whichever end the other one names first. */
export const written = (pairs: readonly Pair[], pair: Pair): Pair | undefined => {
  const [a, b] = ends(pair);
  return pairs.find((one) => joins(one, a, b));
};

export const joined = (palace: Palace, link: Link, a: Room, b: Room): boolean =>
  palace[link].some((pair) => joins(pair, a, b));

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
