/** Flipping the own role card and using its skill (T-053, T-054, T-096, T-097, T-144, T-G05, T-G08). */
import { BadEvent } from '../../../game.ts';
import { isActive } from '../../roles.ts';
import type { Table } from '../../table.ts';
import type { Flip, Role } from '../../vocabulary.ts';
import { deceasedRoles, isDead, isFaceUp, isImprisoned, isMute } from '../people.ts';
import type { Reasons } from '../reasons.ts';
import { record, today } from '../record.ts';
import { turnUpRole } from '../role-cards.ts';
import { lasting } from './lasting.ts';
import { looking } from './looking.ts';
import { telling } from './telling.ts';
import { turningUp } from './turning-up.ts';
import type { Skill } from './use.ts';
import { needed } from './use.ts';

const PLAIN: { readonly [R in Role]?: Skill } = { ...looking, ...turningUp, ...telling, ...lasting };

/** Uses the skill of a deceased role, if that is one that is flipped actively (T-031, T-G50). */
const medium: Skill = {
  reasons: (table, event) => {
    const { role } = event;
    if (!role) return [];
    return [
      [!isActive(role), 'passive-role'],
      [!deceasedRoles(table).includes(role), 'no-such-card'],
      ...(PLAIN[role]?.reasons(table, event) ?? []),
    ];
  },
  effect: (table, event) => {
    const role = needed('role', event.role, 'the deceased role whose skill is used');
    const skill = needed('role', PLAIN[role], 'a role that is flipped actively');
    return skill.effect(record(table, { type: 'medium', player: event.player, role }), event);
  },
};

const SKILLS: { readonly [R in Role]?: Skill } = { ...PLAIN, medium };

/** Just turned up, by imprisonment or by a skill that fires it: it lies face up, but may still be used. */
const mayStill = ({ day }: Table, { player }: Flip): boolean => day.mayUse.includes(player);

export function flipReasons(table: Table, event: Flip): Reasons {
  const { player } = event;
  const role = table.roles[player];
  const still = mayStill(table, event);
  const isTurn = table.phase === 'speech' && table.day.speaker === player;
  return [
    [!still && !isTurn, 'wrong-phase'],
    [isDead(table, player), 'dead'],
    [role !== undefined && !isActive(role), 'passive-role'],
    [!still && (isFaceUp(table, player) || isImprisoned(table, player)), 'role-spent'],
    [isMute(table, player), 'muted'],
    ...(role ? (SKILLS[role]?.reasons(table, event) ?? []) : []),
  ];
}

/** Fails with `BadEvent` when the role is not told, or when what its skill needs is left out. */
export function flip(table: Table, event: Flip): Table {
  const { player } = event;
  const role = table.roles[player];
  if (!role)
    throw new BadEvent('player', `${player}, whose role is not told`, 'a player whose role is in `given`');
  const used = today(table, { mayUse: table.day.mayUse.filter((seat) => seat !== player) });
  return SKILLS[role]!.effect(turnUpRole(used, player, 'own'), event);
}
