/** The killer, turned up, may choose one player, who is out by death (T-013, T-G04, T-G32). */
import type { Table } from '../table.ts';
import type { Shoot } from '../vocabulary.ts';
import { putAtRisk } from './exit.ts';
import { isDead, isMute } from './people.ts';
import type { Reasons } from './reasons.ts';
import { record, today } from './record.ts';

export const shootReasons = (table: Table, { by, target }: Shoot): Reasons => [
  [table.day.shooter === null, 'wrong-phase'],
  [target === by, 'self'],
  [isDead(table, target) || isDead(table, by), 'dead'],
  [isMute(table, target), 'unreachable'],
  [table.day.shooter !== by, 'no-such-card'],
];

export const shoot = (table: Table, { by, target }: Shoot): Table =>
  putAtRisk(record(today(table, { shooter: null }), { type: 'shot', by, target }), target, 'dead');
