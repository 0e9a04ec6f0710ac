/** One shared deck of single cards, never reshuffled (N-004, N-055). */
import type { Table } from '../table.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { apart, surelyHeld } from './hidden.ts';

/** How many cards are in the deck: identities that nobody is told are listed in `deck` but lie with their holder (N-059, N-060). */
export function deckSize({ deck, killer, killers, inspector, inspectors }: Table): number {
  const held = [killer === null && killers[0], inspector === null && inspectors[0]];
  return deck.length - held.filter((who) => who && deck.includes(who)).length;
}

/** The card drawn next: the top one, passing over a card that must be somebody's hidden identity. */
export function topCard(table: Table): Suspect | undefined {
  const held = surelyHeld(table);
  return table.deck.find((card) => !held.includes(card));
}

export const without = (cards: Suspects, ...taken: Suspects): Suspects =>
  cards.filter((card) => !taken.includes(card));

/** A card seen outside the deck is nobody's identity. */
export const drawn = (table: Table, card: Suspect): Table =>
  apart({
    ...table,
    deck: without(table.deck, card),
    killers: table.killer === null ? without(table.killers, card) : table.killers,
    inspectors: table.inspector === null ? without(table.inspectors, card) : table.inspectors,
  });
