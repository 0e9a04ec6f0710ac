/** Item cards on the table: which lie where, which can be seen, and what seeing one does to the other (T-063 to T-067, T-D07). */
import type { Place, Slot } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Card, Seat } from '../vocabulary.ts';

export const SLOTS: readonly Slot[] = [0, 1];

export const isSame = (a: Place, b: Place): boolean => a.seat === b.seat && a.slot === b.slot;
export const has = (places: readonly Place[], place: Place): boolean =>
  places.some((one) => isSame(one, place));
export const withPlace = (places: readonly Place[], place: Place): readonly Place[] =>
  has(places, place) ? places : [...places, place];

export const other = ({ seat, slot }: Place): Place => ({ seat, slot: slot === 0 ? 1 : 0 });

export const cardAt = ({ hands }: Pick<Table, 'hands'>, { seat, slot }: Place): Card | null =>
  hands[seat]?.[slot] ?? null;

/** Where a told card lies in a hand, or null. */
export function placeIn({ hands }: Pick<Table, 'hands'>, seat: Seat, card: Card): Place | null {
  const slot = hands[seat]?.indexOf(card) ?? -1;
  return slot < 0 ? null : { seat, slot: slot as Slot };
}

/** Hidden for good: the other card of the player has been exposed, this one has not (T-067). */
export const isLocked = ({ exposed }: Pick<Table, 'exposed'>, place: Place): boolean =>
  has(exposed, other(place)) && !has(exposed, place);

/** Nobody may look at it or turn it up now. */
export const isHidden = (table: Pick<Table, 'exposed' | 'day'>, place: Place): boolean =>
  has(table.day.hidden, place) || isLocked(table, place);

export const placesOf = (seat: Seat): readonly Place[] => SLOTS.map((slot) => ({ seat, slot }));

export const visible = (table: Pick<Table, 'exposed' | 'day'>, seat: Seat): readonly Place[] =>
  placesOf(seat).filter((place) => !isHidden(table, place));

export const lockedPlaces = (table: Pick<Table, 'seats' | 'exposed'>): readonly Place[] =>
  table.seats.flatMap(placesOf).filter((place) => isLocked(table, place));

/** Some hand holds this card for certain. */
export const isElsewhere = ({ hands }: Pick<Table, 'hands'>, card: Card): boolean =>
  Object.values(hands).some((hand) => hand.includes(card));

/** Where a card named in an event lies: known to be there, or any place whose card nobody is told. */
export function placeNamed(table: Table, seat: Seat, card: Card): Place | null {
  const known = placeIn(table, seat, card);
  if (known || isElsewhere(table, card) || !table.deck.includes(card)) return known;
  const open = placesOf(seat).filter((place) => cardAt(table, place) === null);
  return open.find((place) => !isHidden(table, place)) ?? open[0] ?? null;
}

/** The table once a card, told with an event, is known to lie there. */
export function told(table: Table, place: Place, card: Card): Table {
  const hand = table.hands[place.seat] ?? [null, null];
  const now = hand.map((one, slot) => (slot === place.slot ? card : one));
  return { ...table, hands: { ...table.hands, [place.seat]: now as unknown as typeof hand } };
}
