/** Identity cards: dealt face down; only the detective's is turned up, unless nobody has a special role (I-047 to I-049, I-066 to I-071). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import { SPECIALS } from '../vocabulary.ts';
import type { Identities, Role, ShowIdentity, Suspect } from '../vocabulary.ts';
import { isSuspect } from './reasons.ts';
import type { Reasons } from './reasons.ts';

type Roles = Table['roles'];

/** Whoever is not told to be somebody else is a citizen (I-010). */
export const roleOf = ({ roles, detective }: Pick<Table, 'roles' | 'detective'>, who: Suspect): Role =>
  roles[who] ?? (who === detective ? 'detective' : 'citizen');

export const hasSpecialRole = (table: Pick<Table, 'roles' | 'detective'>, who: Suspect): boolean =>
  SPECIALS.includes(roleOf(table, who));

export const specials = (table: Pick<Table, 'roles' | 'detective' | 'suspects'>): number =>
  table.suspects.filter((who) => hasSpecialRole(table, who)).length;

/** Detective mode: detective and special roles outnumber the citizens (I-069, I-D05). */
export function isMoreThanAdvised(table: Pick<Table, 'mode' | 'roles' | 'detective' | 'suspects'>): boolean {
  const count = specials(table);
  return table.mode === 'detective' && 1 + count > table.suspects.length - 1 - count;
}

/** What these identity cards cannot be, if anything: there is one card of each role but the citizens' (I-006, I-D04). */
export function wrongRoles(
  { mode }: Pick<Table, 'mode'>,
  roles: Roles,
): [found: string, wanted: string] | null {
  const holders = (role: Role): readonly Suspect[] => Object.keys(roles).filter((who) => roles[who] === role);
  const twice = SPECIALS.find((role) => holders(role).length > 1);
  if (twice) return [`${twice} for ${holders(twice).join(' and ')}`, 'each special role once at most'];
  const detectives = holders('detective');
  if (mode === 'sheriff' && detectives.length)
    return [`detective for ${detectives.join(' and ')}`, 'no detective in sheriff mode'];
  if (detectives.length > 1) return [`detective for ${detectives.join(' and ')}`, 'one detective'];
  return null;
}

const identitiesAreDealt = ({ phase, detective, roles, mode }: Table): boolean =>
  phase !== 'deal' || detective !== null || (mode === 'sheriff' && Object.keys(roles).length > 0);

export const identitiesReasons = (table: Table, { roles }: Identities): Reasons => [
  [identitiesAreDealt(table), 'wrong-phase'],
  [Object.keys(roles).some((who) => !isSuspect(table, who)), 'not-a-suspect'],
];

/** Fails with `BadEvent` when somebody gets none, or when there are no such cards. */
export function dealIdentities(table: Table, { roles }: Identities): Table {
  const lacking = table.suspects.find((who) => roles[who] === undefined);
  if (lacking) throw new BadEvent(`identities.${lacking}`, 'nothing', 'an identity card for every suspect');
  const wrong = wrongRoles(table, roles);
  if (wrong) throw new BadEvent('identities', ...wrong);
  return { ...table, roles };
}

/** The detective turns the card up (I-048). */
export function revealDetective(table: Table): Table {
  const detective = table.suspects.find((who) => table.roles[who] === 'detective') ?? null;
  if (table.mode === 'sheriff') return table;
  if (!detective) throw new BadEvent('identities', 'no detective', 'one detective among the suspects');
  return { ...table, detective, rolesShown: [detective] };
}

export const showIdentityReasons = (table: Table, { suspect }: ShowIdentity): Reasons => [
  [!identitiesAreDealt(table) || table.rolesShown.includes(suspect), 'wrong-phase'],
  [!isSuspect(table, suspect), 'not-a-suspect'],
  [specials(table) > 0 && suspect !== table.detective, 'identity-stays-hidden'],
];

export const showIdentity = (table: Table, { suspect }: ShowIdentity): Table => ({
  ...table,
  rolesShown: [...table.rolesShown, suspect],
});
