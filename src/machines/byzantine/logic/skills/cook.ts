/** "May lock or unlock one door": any door on the board, at most eight locks (B-087, B-G37). */
import type { Table } from '../../table.ts';
import type { Skill } from '../../vocabulary.ts';
import { written } from '../geometry-links.ts';
import type { Reasons } from '../reasons.ts';

export const LOCKS = 8;

export const lockReasons = ({ palace, locks }: Table, { door }: Skill): Reasons => [
  [!written(palace.doors, door), 'not-connected'],
  [written(locks, door) !== undefined, 'locked'],
  [locks.length >= LOCKS, 'no-lock'],
];

export const lock = (table: Table, { door }: Skill): Table => ({
  ...table,
  locks: [...table.locks, written(table.palace.doors, door)!],
});

export const unlockReasons = ({ palace, locks }: Table, { door }: Skill): Reasons => [
  [!written(palace.doors, door), 'not-connected'],
  [!written(locks, door), 'no-lock'],
];

export const unlock = (table: Table, { door }: Skill): Table => ({
  ...table,
  locks: table.locks.filter((one) => one !== written(table.locks, door)),
});
