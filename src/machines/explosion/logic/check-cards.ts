/** What no deal of item cards can be. */
import { BadPosition } from '../../game.ts';
import { suitOf } from '../item-deck.ts';
import type { Table } from '../table.ts';
import type { Card } from '../vocabulary.ts';
import { isElsewhere } from './cards.ts';
import type { Given } from './given.ts';

const doubleOf = <V>(list: readonly V[]): V | undefined => list.find((one, at) => list.indexOf(one) < at);

function checkHands({ hands = {}, known = {} }: Given, { deck, seats }: Table): void {
  const written = [
    ...Object.entries(hands),
    ...Object.entries(known.cards ?? {}).filter(([seat]) => !(seat in hands)),
  ];
  for (const [seat, cards] of Object.entries(hands))
    if (cards.length !== 2) throw new BadPosition(`hands.${seat}`, `${cards.length} cards`, 'two item cards');
  const absent = written.find(([seat]) => !(seats as readonly string[]).includes(seat));
  if (absent)
    throw new BadPosition(`hands.${absent[0]}`, absent[0], `a player of this game: ${seats.join(', ')}`);
  const all = written.flatMap(([, cards]) => cards);
  const double = doubleOf(all);
  if (double)
    throw new BadPosition(
      'hands',
      `${double} twice`,
      'each card once: there is one copy of each (T-D02, T-G02)',
    );
  const strange = all.find((card) => !deck.includes(card));
  if (strange) throw new BadPosition('hands', strange, 'a card of the item deck');
}

function checkDeck({ deck, seats, weapon }: Table): void {
  const double = doubleOf(deck);
  if (double) throw new BadPosition('deck', `${double} twice`, 'each card once');
  if (deck.length < 2 * seats.length)
    throw new BadPosition('deck', `${deck.length} cards`, `at least ${2 * seats.length}, two for everybody`);
  if (!deck.some((card) => suitOf(card) === weapon))
    throw new BadPosition('weapon', weapon, 'a suit of the item deck (T-G49)');
}

/** Cards named as hidden, exposed, turned up: each in a hand that is written out. */
function checkInHands(
  field: 'hidden' | 'exposed' | 'turnedUp',
  cards: readonly Card[] = [],
  table: Table,
): void {
  cards.forEach((card, at) => {
    if (!isElsewhere(table, card))
      throw new BadPosition(`${field}.${at}`, card, 'a card of a hand that is written out');
  });
}

function checkKnown({ known = {}, view }: Given, table: Table): void {
  const { deckHas = [], cards = {} } = known;
  if (Object.keys(known).length && !view)
    throw new BadPosition('known', 'no view', 'a `view` beside `given`: the seat that has been shown this');
  const dealt = deckHas.findIndex((card) => isElsewhere(table, card));
  if (dealt >= 0)
    throw new BadPosition(`known.deckHas.${dealt}`, deckHas[dealt]!, 'a card that is in no hand');
  for (const [seat, list] of Object.entries(cards))
    for (const card of list)
      if (!table.hands[seat as keyof typeof table.hands]?.includes(card))
        throw new BadPosition(`known.cards.${seat}`, card, `a card of ${seat}`);
}

/** Fails with `BadPosition` on the first contradiction. */
export function checkCards(given: Given, table: Table): void {
  checkDeck(table);
  checkHands(given, table);
  for (const field of ['hidden', 'exposed', 'turnedUp'] as const) checkInHands(field, given[field], table);
  checkKnown(given, table);
}
