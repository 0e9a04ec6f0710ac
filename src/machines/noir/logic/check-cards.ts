/** Each of the evidence cards is in one place, and only there (N-002, N-055). */
import { BadPosition } from '../../game.ts';
import type { Table } from '../table.ts';
import { SUSPECTS } from '../vocabulary.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { without } from './deck.ts';
import { cells, namesOf } from './grid.ts';

/** What of the cards a case writes out itself. */
export interface Written {
  readonly deck: boolean;
  readonly hand: boolean;
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

/** A deck written out is the whole deck: what it leaves out is with an identity or in a hand that nobody is told. */
function checkDeck(table: Table, places: readonly Place[], written: Written): void {
  const { killer, inspector, chosen } = table;
  const hidden = [killer === null, chosen && inspector === null].filter(Boolean).length;
  const missing = without(castOf(table), ...places.flatMap(([, cards]) => cards)).toSorted();
  if (missing.length <= hidden + (chosen && !written.hand ? HAND : 0)) return;
  const found = `${table.deck.length} cards, and nowhere the ${missing.length === 1 ? 'card' : 'cards'} of ${missing.join(', ')}`;
  throw new BadPosition(
    'deck',
    found,
    'the whole deck: every card that is in no other place, such as discarded',
  );
}

/** Three cards, or none where the case does not tell them; fewer only where agents are spent (N-010, N-092, N-G11). */
function checkHand({ hand, variants, board, gone }: Table): void {
  const { length } = hand;
  const found = `${length} ${length === 1 ? 'card' : 'cards'}`;
  if (length > HAND)
    throw new BadPosition('hand', found, `at most ${HAND}; the four of the first turn are drawn by choose`);
  const whole = cells(board).length + gone.length === SUSPECTS.length;
  if (length > 0 && length < HAND && whole && variants.citizenArrest === 'off')
    throw new BadPosition('hand', found, `${HAND}, or none where the case does not tell them`);
}

/** Fails with `BadPosition` on the first card out of place. */
export function checkCards(table: Table, written: Written): void {
  const places = placesOf(table, written);
  checkPlaces(places, castOf(table));
  checkHand(table);
  if (written.deck) checkDeck(table, places, written);
}
