/** What has happened, as far as one view saw it. */
import type { Happening, Place } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';
import { faceKnown } from './sight.ts';

/** A record with something hidden in it says so: `hidden: true`. */
export type Shown = Happening & { readonly hidden?: true };

const faceless = (one: Happening & { place: Place }, table: Table, view: Seat): Shown =>
  faceKnown(table, view, one.place) ? one : ({ ...one, card: null, hidden: true } as Shown);

function shownTo(one: Happening, table: Table, view: Seat): readonly Shown[] {
  switch (one.type) {
    case 'woke':
      return [one.seats.includes(view) ? one : { ...one, seats: [], hidden: true }];
    case 'acted':
      return [one.by === view ? one : { ...one, by: '', target: '' as Seat, hidden: true }];
    case 'covered':
    case 'looked':
    case 'turned':
      return [faceless(one, table, view)];
    case 'deckSeen':
      return [one.by === view ? one : { ...one, cards: [], hidden: true }];
    case 'rolesSeen':
      return [one.by === view ? one : { ...one, roles: [], hidden: true }];
    case 'roleSeen':
      return [one.by === view || one.at === view ? one : { ...one, role: null, hidden: true }];
    case 'promoted':
      return one.who === view ? [one] : [];
    default:
      return [one];
  }
}

export const happenedFor = (table: Table, view: Seat | null): readonly Shown[] =>
  view === null ? table.happened : table.happened.flatMap((one) => shownTo(one, table, view));
