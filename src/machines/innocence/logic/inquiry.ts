/** The look at the rest of the deck, and what is said about cards (I-026 to I-028, I-053 to I-057, I-G09, I-G11). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Cards, Claim, LookAtDeck } from '../vocabulary.ts';
import { sameCards, without } from './cards.ts';
import { handsOf, unplaced } from './hands.ts';
import { isSuspect, turnsAreOver } from './reasons.ts';
import type { Reasons } from './reasons.ts';

/** Sheriff or detective, by whatever name. */
function mayLook({ mode, detective }: Table, by: string | undefined): boolean {
  return by === undefined || by === mode || (mode === 'detective' && by === detective);
}

export const lookReasons = (table: Table, { by }: LookAtDeck): Reasons => [
  [!turnsAreOver(table) || !mayLook(table, by), 'not-allowed-to-look'],
];

/** What is left in the deck, if it is told or follows from what is told. */
export function restOf(table: Table): Cards | null {
  const { order, content } = table.deck;
  const hands = handsOf(table);
  return order ?? content ?? (hands && without(table.composition, Object.values(hands).flat()));
}

/** Fails with `BadEvent` when nobody is told what is left and the event does not say, or says what cannot be. */
export function lookAtDeck(table: Table, { cards }: LookAtDeck): Table {
  const rest = restOf(table);
  if (!rest && !cards)
    throw new BadEvent(
      'lookAtDeck.cards',
      'nothing',
      `the ${table.deck.size} cards seen, since nobody is told them`,
    );
  if (cards && !(rest ? sameCards(rest, cards) : isPossibleRest(table, cards)))
    throw new BadEvent('lookAtDeck.cards', cards.join(', '), 'the cards that can be left in the deck');
  return { ...table, looked: true, deck: { ...table.deck, content: rest ?? cards ?? null } };
}

const isPossibleRest = (table: Table, cards: Cards): boolean =>
  cards.length === table.deck.size && without(unplaced(table), cards) !== null;

/** Only suspects have hidden cards to speak of; the sheriff speaks of the deck. */
const maySpeak = (table: Table, { by, about }: Claim): boolean =>
  isSuspect(table, by) || (by === 'sheriff' && table.mode === 'sheriff' && about !== 'hidden');

export const claimReasons = (table: Table, event: Claim): Reasons => [
  [!turnsAreOver(table), 'wrong-phase'],
  [!maySpeak(table, event), 'not-a-suspect'],
  [event.showing === true, 'oral-only'],
];

/** Words change nothing on the table. */
export const claim = (table: Table, { by, about, cards }: Claim): Table => ({
  ...table,
  claims: [...table.claims, { by, about, cards }],
});
