/** One player looks at a card of another: the lawyer turns it up, the bar owner pours a drink (T-019, T-023, T-144, T-G23, T-G27). */
import type { Place } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';
import { isFaceUp, isMute, isOut } from './people.ts';
import { examined, record, today, turned, withSeat } from './record.ts';
import { turnUpRole } from './role-cards.ts';

/** Whoever looks at the bar owner's card is drunk, if the bar owner can act. */
function poured(table: Table, by: Seat, host: Seat): Table {
  const isBarOwner = table.roles[host] === 'bar-owner';
  if (!isBarOwner || isFaceUp(table, host) || isOut(table, host) || isMute(table, host)) return table;
  const drunk = today(table, { drunk: withSeat(table.day.drunk, by) });
  return record(turnUpRole(drunk, host, 'look'), { type: 'drunk', who: by, host });
}

export function lookedAt(table: Table, by: Seat, place: Place, how: 'look' | 'skill'): Table {
  const seen = examined(table, by, place, how);
  const open = table.day.lawyers.includes(by) ? turned(seen, place) : seen;
  return poured(open, by, place.seat);
}

/** A card is shown by its owner: no drink for that, since the bar owner has no such skill. */
export const shownTo = (table: Table, to: Seat, place: Place): Table => examined(table, to, place, 'shown');
