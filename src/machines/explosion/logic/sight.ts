/** Whose faces a seat knows. */
import type { Place } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';
import { has } from './cards.ts';

/** An item card: the own ones, those that lie face up, those that one has looked at. */
export function faceKnown(table: Table, seat: Seat, place: Place): boolean {
  if (place.seat === seat || has(table.turnedUp, place)) return true;
  if (table.view === seat && has(table.known.places, place)) return true;
  return has(table.seen[seat] ?? [], place);
}

/** A role card: the own one, one that has lain face up, one that one has looked at. */
export const roleKnown = (table: Table, seat: Seat, who: Seat): boolean =>
  who === seat || table.shown.includes(who) || (table.rolesSeen[seat] ?? []).includes(who);
