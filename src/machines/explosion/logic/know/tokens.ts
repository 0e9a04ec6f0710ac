/**
 * The two roles on which it turns who wakes, boss and undercover, and in how many ways all roles can be dealt (T-L02, T-L06,
 * T-L11). Where a player could be the boss and would have woken no otherwise, nothing is marked: all such players are counted
 * at the end.
 */
import { ROLE_TABLE, ROLES } from '../../roles.ts';
import type { Role, Seat, Seats } from '../../vocabulary.ts';
import { falling } from './numbers.ts';
import type { Puzzle } from './puzzle.ts';

export type Token = 'boss' | 'undercover' | null;

/** What matters of a player of unknown role: as boss or undercover all would look the same; could be the bar owner. */
interface Kind {
  readonly boss: boolean;
  readonly undercover: boolean;
  readonly pours: boolean;
}

/** Of players marked as boss or undercover, the kind, numbered from 1; 0 for nobody. */
export interface Marked {
  readonly boss: number;
  readonly undercover: number;
}

export interface Tokens {
  /** The token of a known role; undefined where the role is not known. */
  readonly known: (seat: Seat) => Token | undefined;
  /** The tokens that a player of unknown role may have. */
  readonly free: readonly Exclude<Token, null>[];
  readonly kindOf: (seat: Seat) => number;
  /** In how many ways the roles can lie. */
  readonly ways: (marked: Marked) => bigint;
}

const bossRole = ({ opening }: Puzzle): Role => (opening.deceased === 'boss' ? 'second' : 'boss');

/** The roles that players of unknown role may have. */
function poolOf({ opening, roles, rolesLeft }: Puzzle): readonly Role[] {
  const taken = [opening.deceased, ...Object.values(roles), ...(rolesLeft ?? [])];
  return ROLES.filter(
    (role) => !taken.includes(role) && (opening.variants.expansion || ROLE_TABLE[role].set === 'base'),
  );
}

/** Nobody's waking has been seen: roles do not matter. */
const NONE: Tokens = { known: () => null, free: [], kindOf: () => 1, ways: () => 1n };

/** Would have woken no otherwise as the boss: with the big suspects, and not with a group in which it would turn on the rank. */
const sameAsBoss = ({ awake }: Puzzle, seat: Seat): boolean =>
  awake.every(({ group, seats, dead }) => dead.includes(seat) || seats.includes(seat) === (group === 'big'));

/** Would have woken no otherwise as the undercover: with the small suspects, or void. */
const sameAsUndercover = ({ awake }: Puzzle, seat: Seat): boolean =>
  awake.every(
    ({ group, seats, out, dead }) =>
      group !== 'small' || [seats, out, dead].some((list) => list.includes(seat)),
  );

const numberOf = ({ boss, undercover, pours }: Kind): number =>
  1 + Number(boss) + 2 * Number(undercover) + 4 * Number(pours);
const kindAt = (number: number): Kind => ({
  boss: ((number - 1) & 1) > 0,
  undercover: ((number - 1) & 2) > 0,
  pours: ((number - 1) & 4) > 0,
});

/** How many players of each kind, by its number. */
type Counts = readonly number[];

const without = (counts: Counts, kind: number): Counts =>
  counts.map((count, at) => (at === kind ? count - 1 : count));

interface Pool {
  /** Roles besides those that are placed one by one. */
  readonly rest: number;
  readonly barOwner: boolean;
}

/** The roles that are left, to the players that are left. */
function others(counts: Counts, { rest, barOwner }: Pool): bigint {
  const seats = counts.reduce((sum, count) => sum + count, 0);
  if (!barOwner) return falling(rest, seats);
  const pouring = counts.reduce((sum, count, at) => sum + (at && kindAt(at).pours ? count : 0), 0);
  return falling(rest, seats) + BigInt(pouring) * falling(rest, seats - 1);
}

/** Places a role: with the player marked, or with nobody or any of those who look the same with it. */
function place(
  counts: Counts,
  { inPool, marked, fits }: { inPool: boolean; marked: number; fits: (kind: Kind) => boolean },
  then: (counts: Counts) => bigint,
): bigint {
  if (marked) return then(without(counts, marked));
  if (!inPool) return then(counts);
  return counts.reduce(
    (sum, count, at) =>
      at && count > 0 && fits(kindAt(at)) ? sum + BigInt(count) * then(without(counts, at)) : sum,
    then(counts),
  );
}

export function tokensFor(puzzle: Puzzle): Tokens {
  if (!puzzle.awake.length) return NONE;
  const { roles, notBarOwner, opening, awake } = puzzle;
  const boss = bossRole(puzzle);
  const pool = poolOf(puzzle);
  const unknown: Seats = opening.seats.filter((seat) => roles[seat] === undefined);
  const hasBoss = pool.includes(boss);
  const hasUndercover = pool.includes('undercover') && awake.some(({ group }) => group === 'small');
  const barOwner = pool.includes('bar-owner') && notBarOwner.length > 0;
  const kindOf = (seat: Seat): number =>
    numberOf({
      boss: sameAsBoss(puzzle, seat),
      undercover: sameAsUndercover(puzzle, seat),
      pours: !notBarOwner.includes(seat),
    });
  const counts = Array.from(
    { length: 9 },
    (_, kind) => unknown.filter((seat) => kindOf(seat) === kind).length,
  );
  const placed = [hasBoss, hasUndercover, barOwner].filter(Boolean).length;
  const left = { rest: pool.length - placed, barOwner };
  return {
    known: (seat) => {
      const role = roles[seat];
      if (role === undefined) return undefined;
      return role === boss ? 'boss' : role === 'undercover' ? role : null;
    },
    free: [...(hasBoss ? (['boss'] as const) : []), ...(hasUndercover ? (['undercover'] as const) : [])],
    kindOf,
    ways: (marked) =>
      place(counts, { inPool: hasBoss, marked: marked.boss, fits: (kind) => kind.boss }, (so) =>
        place(
          so,
          { inPool: hasUndercover, marked: marked.undercover, fits: (kind) => kind.undercover },
          (last) => others(last, left),
        ),
      ),
  };
}
