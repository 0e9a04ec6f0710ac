/** The two roles on which it turns who wakes, and in how many ways all roles can be dealt around them (T-L02, T-L06, T-L11). */
import { ROLE_TABLE, ROLES } from '../../roles.ts';
import type { Role, Seat } from '../../vocabulary.ts';
import type { Token } from './fits.ts';
import { falling } from './numbers.ts';
import type { Puzzle } from './puzzle.ts';

/** How many of the two have been placed with players of unknown role, and how many of these may pour drinks. */
export interface Placed {
  readonly boss: number;
  readonly undercover: number;
  /** Of those placed, how many sit where the bar owner could sit as well. */
  readonly open: number;
}

export interface Tokens {
  readonly optionsFor: (seat: Seat) => readonly Token[];
  /** Whether the role of this player is not known. */
  readonly isUnknown: (seat: Seat) => boolean;
  readonly mayBeBarOwner: (seat: Seat) => boolean;
  /** In how many ways the other roles can lie. */
  readonly ways: (placed: Placed) => bigint;
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
const NONE: Tokens = {
  optionsFor: () => [null],
  isUnknown: () => false,
  mayBeBarOwner: () => false,
  ways: () => 1n,
};

export function tokensFor(puzzle: Puzzle): Tokens {
  if (!puzzle.awake.length) return NONE;
  const { roles, notBarOwner, opening } = puzzle;
  const boss = bossRole(puzzle);
  const pool = poolOf(puzzle);
  const unknown = opening.seats.filter((seat) => roles[seat] === undefined);
  const pours = notBarOwner.length > 0 && pool.includes('bar-owner');
  const open = unknown.filter((seat) => !notBarOwner.includes(seat));
  const has = { boss: Number(pool.includes(boss)), undercover: Number(pool.includes('undercover')) };
  const known = (role: Role): Token => (role === boss ? 'boss' : role === 'undercover' ? 'undercover' : null);
  const free: Token[] = [
    null,
    ...(has.boss ? (['boss'] as const) : []),
    ...(has.undercover ? (['undercover'] as const) : []),
  ];
  return {
    optionsFor: (seat) => (roles[seat] ? [known(roles[seat])] : free),
    isUnknown: (seat) => roles[seat] === undefined,
    mayBeBarOwner: (seat) => !notBarOwner.includes(seat),
    ways: (placed) => {
      const rest = pool.length - has.boss - has.undercover;
      const seats = unknown.length - placed.boss - placed.undercover;
      if (!pours) return falling(rest, seats);
      const here = BigInt(open.length - placed.open) * falling(rest - 1, seats - 1);
      return falling(rest - 1, seats) + here;
    },
  };
}
