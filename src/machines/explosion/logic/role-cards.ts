/** Role cards being turned up, and what that sets off (T-024, T-053, T-069, T-G04, T-G06, T-G38). */
import type { RoleUpBy } from '../happenings.ts';
import { isActive } from '../roles.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';
import { isFaceUp } from './people.ts';
import { record, today, withSeat } from './record.ts';

/** Turned up by imprisonment or by another's skill; not by death (T-057). */
const isFiring = (by: RoleUpBy): boolean => by === 'imprisoned' || by === 'skill';

/** What being turned up sets off, by the role: the judge, the killer, an active skill. */
function fired(table: Table, who: Seat, by: RoleUpBy): Table {
  const role = table.roles[who];
  if (!role || !isFiring(by) || table.day.drunk.includes(who)) return table;
  if (role === 'judge') return { ...table, judged: true };
  if (role === 'killer') return today(table, { shooter: who });
  const mayUse = isActive(role) && (by === 'imprisoned' || table.variants.oiranFiresSkill);
  return mayUse ? today(table, { mayUse: withSeat(table.day.mayUse, who) }) : table;
}

/** A card that lies face up already stays as it is, and sets nothing off (T-G08). */
export function turnUpRole(table: Table, who: Seat, by: RoleUpBy): Table {
  if (isFaceUp(table, who)) return table;
  const up = {
    ...table,
    faceUp: withSeat(table.faceUp, who),
    shown: withSeat(table.shown, who),
    day: { ...table.day, flipped: withSeat(table.day.flipped, who) },
  };
  return fired(record(up, { type: 'roleUp', who, role: table.roles[who] ?? null, by }), who, by);
}

export const turnDownRole = (table: Table, who: Seat, by: Seat): Table =>
  record({ ...table, faceUp: table.faceUp.filter((one) => one !== who) }, { type: 'roleDown', who, by });
