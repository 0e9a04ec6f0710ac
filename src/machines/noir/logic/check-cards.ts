/**
 * No evidence card is in two places (N-002, N-055). One may be in none: a case need not say where the cards lie that it is not about,
 * and so may write a deck of those that are still to be drawn.
 */
import { BadPosition } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { cells, namesOf } from './grid.ts';

/** What of the cards a case writes out itself. */
export interface Written {
  readonly deck: boolean;
}

/** "Keep 3 as the hand" (N-010, N-048). */
const HAND = 3;

type Place = readonly [field: string, cards: Suspects];

const placesOf = (table: Table, written: Written): Place[] => [
  ['killer', table.killer ? [table.killer] : []],
  ['inspector', table.inspector ? [table.inspector] : []],
  ['board', namesOf(cells(table.board).filter(({ innocent }) => innocent))],
  ['hand', table.hand],
  ['discarded', table.discarded],
  ['deck', written.deck ? table.deck : []],
];

const castOf = ({ board, gone }: Table): Suspects => [...namesOf(cells(board)), ...gone];

function checkPlaces(places: readonly Place[], cast: Suspects): void {
  const seen = new Map<Suspect, string>();
  for (const [place, cards] of places) {
    for (const card of cards) {
      const other = seen.get(card);
      if (other) throw new BadPosition(place, card, `a card that is not already in ${other}`);
      if (!cast.includes(card))
        throw new BadPosition(place, card, 'the card of somebody who is on the board or gone');
      seen.set(card, place);
    }
  }
}

/** Three cards at most (N-010, N-092); a case may tell fewer, or none. */
function checkHand({ hand }: Table): void {
  if (hand.length > HAND)
    throw new BadPosition(
      'hand',
      `${hand.length} cards`,
      `at most ${HAND}; the four of the first turn are drawn by choose`,
    );
}

/** Fails with `BadPosition` on the first card out of place. */
export function checkCards(table: Table, written: Written): void {
  const places = placesOf(table, written);
  checkPlaces(places, castOf(table));
  checkHand(table);
}
