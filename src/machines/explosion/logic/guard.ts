/** "When a player is about to go out, may flip and go out instead" (T-033, T-G29, T-G30). */
import type { Table } from '../table.ts';
import type { Seat, Substitute } from '../vocabulary.ts';
import { goOut } from './exit.ts';
import { isDead, isFaceUp, isImprisoned, isMute } from './people.ts';
import type { Reasons } from './reasons.ts';
import { record } from './record.ts';
import { turnUpRole } from './role-cards.ts';

const replacedBy = ({ day }: Table, { instead }: Substitute): Seat | undefined =>
  instead || day.atRisk?.who[0];

export function substituteReasons(table: Table, event: Substitute): Reasons {
  const { by } = event;
  const replaced = replacedBy(table, event);
  const isGuard = table.roles[by] === 'guard';
  return [
    [!table.day.atRisk || !table.day.atRisk.who.includes(replaced!), 'wrong-phase'],
    [by === replaced, 'self'],
    [isDead(table, by), 'dead'],
    [!isGuard, 'no-such-card'],
    [isGuard && (isFaceUp(table, by) || isImprisoned(table, by)), 'role-spent'],
    [isMute(table, by), 'muted'],
  ];
}

/** Whoever is linked to the one replaced stays as well; whoever is linked to the guard goes. */
export function substitute(table: Table, event: Substitute): Table {
  const { by } = event;
  const { who, kind } = table.day.atRisk!;
  const instead = replacedBy(table, event)!;
  const others = instead === who[0] ? [] : who.filter((one) => one !== instead);
  const up = turnUpRole(record(table, { type: 'substituted', by, instead }), by, 'guard');
  return goOut(up, [by, ...others], kind, instead);
}
