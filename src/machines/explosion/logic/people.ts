/** Who is still there, and who can do anything (T-054, T-057, T-068, T-142). */
import type { Table } from '../table.ts';
import type { Role, Seat, Seats } from '../vocabulary.ts';

type Outs = Pick<Table, 'imprisoned' | 'dead'>;

export const isDead = ({ dead }: Pick<Table, 'dead'>, seat: Seat): boolean => dead.includes(seat);
export const isImprisoned = ({ imprisoned }: Pick<Table, 'imprisoned'>, seat: Seat): boolean =>
  imprisoned.includes(seat);
export const isOut = (table: Outs, seat: Seat): boolean => isDead(table, seat) || isImprisoned(table, seat);
export const living = (table: Pick<Table, 'seats' | 'dead'>): Seats =>
  table.seats.filter((seat) => !isDead(table, seat));

/** Knocked out or drunk this round. */
export const mute = ({ day }: Pick<Table, 'day'>): Seats => [...new Set([...day.knockedOut, ...day.drunk])];
export const isMute = ({ day }: Pick<Table, 'day'>, seat: Seat): boolean =>
  day.knockedOut.includes(seat) || day.drunk.includes(seat);

export const holderOf = ({ seats, roles }: Pick<Table, 'seats' | 'roles'>, role: Role): Seat | null =>
  seats.find((seat) => roles[seat] === role) ?? null;

export const isFaceUp = ({ faceUp }: Pick<Table, 'faceUp'>, seat: Seat): boolean => faceUp.includes(seat);

/** The seats from one on, clockwise. */
export function clockwise(seats: Seats, from: Seat): Seats {
  const at = seats.indexOf(from);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The roles of the deceased: the one shown at the start, and those of the dead (T-058). */
export const deceasedRoles = (table: Table): readonly Role[] =>
  [table.deceased, ...table.dead.map((seat) => table.roles[seat] ?? null)].filter((role) => role !== null);
