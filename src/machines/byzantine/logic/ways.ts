/** One step from room to room: by which way, and what bars it (B-022, B-025, B-033, B-083, B-090, B-092). */
import type { Table } from '../table.ts';
import type { Character, RefusalId, Room } from '../vocabulary.ts';
import { holders } from './abilities.ts';
import type { Gait } from './abilities.ts';
import { adjacent } from './geometry.ts';
import { isLocked, joined } from './geometry-links.ts';

type Barred = Extract<RefusalId, 'not-connected' | 'locked' | 'secret-door' | 'blocked-by-countess'>;
type Step = readonly [from: Room, to: Room];

/** Passages and secret doors of the countess's room are closed to others (B-090, B-G38). */
export const closedByCountess = (table: Table, who: Character, [from, to]: Step): boolean =>
  holders(table, 'countess').some(
    (holder) => holder !== who && (table.at[holder] === from || table.at[holder] === to),
  );

/** The ways between two rooms, each free or barred; none at all is `not-connected`. */
function waysOf(table: Table, who: Character, [from, to]: Step, gait: Gait): (Barred | null)[] {
  const { palace, locks } = table;
  const closed = () => (closedByCountess(table, who, [from, to]) ? 'blocked-by-countess' : null);
  const ways: (Barred | null)[] = [];
  if (gait.cat && adjacent(from, to)) ways.push(null);
  if (joined(palace, 'stairs', from, to)) ways.push(null);
  if (joined(palace, 'doors', from, to))
    ways.push(isLocked(locks, from, to) && !gait.steward ? 'locked' : null);
  if (joined(palace, 'secretDoors', from, to)) ways.push(gait.steward ? closed() : 'secret-door');
  if (joined(palace, 'passages', from, to)) ways.push(closed());
  return ways;
}

const ORDER: readonly Barred[] = ['locked', 'secret-door', 'blocked-by-countess'];

/** Null when the step can be taken, else why not. */
export function barred(table: Table, who: Character, step: Step, gait: Gait): Barred | null {
  const ways = waysOf(table, who, step, gait);
  if (ways.includes(null)) return null;
  return ORDER.find((reason) => ways.includes(reason)) ?? 'not-connected';
}
