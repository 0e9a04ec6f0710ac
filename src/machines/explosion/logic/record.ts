/** Writing down what happens. */
import type { Happening, Place } from '../happenings.ts';
import type { Day, Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';
import { cardAt, has, isLocked, other, withPlace } from './cards.ts';

export const record = (table: Table, ...happened: readonly Happening[]): Table => ({
  ...table,
  happened: [...table.happened, ...happened],
});

export const today = (table: Table, day: Partial<Day>): Table => ({
  ...table,
  day: { ...table.day, ...day },
});

export const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];

const remembered = (table: Table, by: Seat, place: Place): Table['seen'] =>
  by === place.seat ? table.seen : { ...table.seen, [by]: withPlace(table.seen[by] ?? [], place) };

/** A card counts as examined or turned up from now on: the other one of its player is hidden for ever (T-067). */
function expose(table: Table, place: Place): Table {
  if (has(table.exposed, place)) return table;
  const before = isLocked(table, other(place));
  const now = { ...table, exposed: [...table.exposed, place] };
  return isLocked(now, other(place)) && !before ? record(now, { type: 'locked', place: other(place) }) : now;
}

/** A seat has seen the face of a card. */
export function examined(table: Table, by: Seat, place: Place, how: 'look' | 'skill' | 'shown'): Table {
  const card = cardAt(table, place);
  const looked = record(table, { type: 'looked', by, place, card, how });
  return expose({ ...looked, seen: remembered(looked, by, place) }, place);
}

/** A card lies face up for everybody. */
export function turned(table: Table, place: Place): Table {
  if (has(table.turnedUp, place)) return table;
  const now = { ...table, turnedUp: [...table.turnedUp, place] };
  return expose(record(now, { type: 'turned', place, card: cardAt(table, place) }), place);
}
