/** Weapon sums and ranks: who is culprit, accomplice, follower, and who is bad (T-041 to T-061, T-123 to T-127, T-G03). */
import { numberOf, suitOf } from '../item-deck.ts';
import type { Hand, Table } from '../table.ts';
import type { Card, Group, Seat, Seats, Suit } from '../vocabulary.ts';
import { badRanks } from './mode.ts';

/** The numbers of the weapon cards among some cards, the larger first. */
export const weaponNumbers = (cards: readonly Card[], weapon: Suit): readonly number[] =>
  cards
    .filter((card) => suitOf(card) === weapon)
    .map(numberOf)
    .sort((a, b) => b - a);

/** The rank of a hand as one number: the sum first, then the larger single card (T-060, T-061). 0: no weapon card. */
export const rankKey = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((sum, one) => sum + one) * 10 + numbers[0]! : 0;

export const sumOfKey = (key: number): number => Math.floor(key / 10);

export function classOf(sum: number): Group | null {
  if (sum >= 6) return 'big';
  if (sum >= 4) return 'medium';
  return sum >= 1 ? 'small' : null;
}

export const isTold = (hand: Hand | undefined): hand is readonly [Card, Card] =>
  hand !== undefined && hand[0] !== null && hand[1] !== null;

type Dealt = Pick<Table, 'seats' | 'hands' | 'weapon'>;

/** Null where nobody is told this hand. */
export function keyOf({ hands, weapon }: Dealt, seat: Seat): number | null {
  const hand = hands[seat];
  return isTold(hand) ? rankKey(weaponNumbers(hand, weapon)) : null;
}

export const allTold = ({ seats, hands }: Dealt): boolean => seats.every((seat) => isTold(hands[seat]));

/** Everybody with a weapon card, the highest rank first; null unless every hand is told. */
export function ranking(table: Dealt): Seats | null {
  if (!allTold(table)) return null;
  const keyed = table.seats.map((seat) => ({ seat, key: keyOf(table, seat)! }));
  return keyed
    .filter(({ key }) => key > 0)
    .sort((a, b) => b.key - a.key)
    .map(({ seat }) => seat);
}

const atRank = (table: Dealt, rank: number): Seat | null => ranking(table)?.[rank] ?? null;

/** Null where the seat is vacant, and where nobody is told. */
export const culpritOf = (table: Dealt): Seat | null => atRank(table, 0);
export const accompliceOf = (table: Dealt): Seat | null => (badRanks(table) > 1 ? atRank(table, 1) : null);
export const followerOf = (table: Dealt): Seat | null => (badRanks(table) > 2 ? atRank(table, 2) : null);

/** Nobody holds a weapon card (T-140). */
export const isSuicide = (table: Dealt): boolean => ranking(table)?.length === 0;

/** Who wakes as the boss: the boss, or the number two if the boss is the first deceased (T-026, T-G35). */
export function bossSeat({
  seats,
  roles,
  deceased,
}: Pick<Table, 'seats' | 'roles' | 'deceased'>): Seat | null {
  const role = deceased === 'boss' ? 'second' : 'boss';
  return seats.find((seat) => roles[seat] === role) ?? null;
}

/** Bad by rank: never with a sum of 0. */
export const badByRank = (table: Dealt): Seats => (ranking(table) ?? []).slice(0, badRanks(table));

/** Everybody bad: by rank, the boss, and who has become the boss. */
export function badOf(table: Table): Seats {
  const boss = bossSeat(table);
  const extra = [boss, table.promoted].filter((seat) => seat !== null);
  return [...new Set([...badByRank(table), ...extra])];
}

/** Outside the bad ranks the boss's weapon cards do not count (T-125, T-G33). */
const cardsCount = (table: Table, seat: Seat): boolean =>
  bossSeat(table) !== seat || badByRank(table).includes(seat);

/** Who belongs to a group by the cards. */
export const groupOf = (table: Table, group: Group): Seats =>
  table.seats.filter(
    (seat) => classOf(sumOfKey(keyOf(table, seat) ?? 0)) === group && cardsCount(table, seat),
  );
