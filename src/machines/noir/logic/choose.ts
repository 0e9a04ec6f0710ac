/** "Choose 1 of the 4 cards as identity, face down; keep 3 as the hand" (N-006, N-010 to N-012). */
import type { Table } from '../table.ts';
import type { Choose, Suspects } from '../vocabulary.ts';
import { drawn, topCard, without } from './deck.ts';

const HAND_TO_CHOOSE_FROM = 4;

/** The four cards to choose from are drawn. */
export function drawFour(table: Table): Table {
  const card = topCard(table);
  if (table.hand.length >= HAND_TO_CHOOSE_FROM || !card) return table;
  return drawFour({ ...drawn(table, card), hand: [...table.hand, card] });
}

export const fourCards = (table: Table): Suspects => drawFour(table).hand;

/** The four cards are drawn and the one to become the identity is named. */
export function deal(table: Table, { card }: Choose): Table {
  const dealt = drawFour(table);
  return {
    ...dealt,
    lastShift: null,
    last: { type: 'choose', card, drawn: dealt.hand, answer: null, told: null, removed: [] },
  };
}

/** The card named is the Inspector's identity from now on and for ever. */
export function takeIdentity(table: Table): Table {
  if (table.last?.type !== 'choose') return table;
  const { card } = table.last;
  return { ...table, hand: without(table.hand, card), inspector: card, inspectors: [card], chosen: true };
}
