/** Opening eyes in the night: groups of suspects, and who wakes with them by role (T-041 to T-043, T-011, T-026, T-128, T-129, T-G33, T-G35). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Group, Seats, Wake } from '../vocabulary.ts';
import { mayCall, withCall } from './calls.ts';
import { holderOf, isDead, isOut } from './people.ts';
import { allTold, bossSeat, groupOf } from './rank.ts';
import type { Reasons } from './reasons.ts';
import { record } from './record.ts';

/** The undercover wakes with the small suspects unless the skill is void. */
function byRole(table: Table, group: Group): Seats {
  const boss = bossSeat(table);
  const undercover = holderOf(table, 'undercover');
  if (group === 'big') return boss ? [boss] : [];
  return group === 'small' && undercover && !isOut(table, undercover) ? [undercover] : [];
}

/** Who opens their eyes with a group, clockwise; null unless everybody's cards are told. */
export function awakeWith(table: Table, group: Group): Seats | null {
  if (!allTold(table)) return null;
  const awake = [...groupOf(table, group), ...byRole(table, group)];
  return table.seats.filter((seat) => awake.includes(seat) && !isDead(table, seat));
}

export const wakeReasons = (table: Table, { group }: Wake): Reasons => [
  [!mayCall(table, group), 'wrong-phase'],
];

/** Fails with `BadEvent` when nobody can know who wakes, or when it cannot be what is told. */
function awakeFor(table: Table, { group, awake: told }: Wake): Seats {
  const found = awakeWith(table, group);
  if (!found && !told)
    throw new BadEvent('awake', 'nothing', 'who opens their eyes, since not every hand is written out');
  if (found && told && [...found].sort().join() !== [...told].sort().join())
    throw new BadEvent('awake', told.join(', '), `${found.join(', ') || 'nobody'}, by the hands`);
  return found ?? told!;
}

export const wake = (table: Table, event: Wake): Table => {
  const { group } = event;
  return record(withCall(table, group), { type: 'woke', group, seats: awakeFor(table, event) });
};
