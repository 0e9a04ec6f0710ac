/** "A suspect passes, or draws a card and may publish one of those face down", once each (I-019 to I-025, I-G06, I-G08). */
import { BadEvent } from '../../game.ts';
import type { Deck, Hand, Table } from '../table.ts';
import type { Card, Draw, Pass, Suspect } from '../vocabulary.ts';
import { without } from './cards.ts';
import { mayHide, turnedUp, unplaced, withHand } from './hands.ts';
import { isSuspect } from './reasons.ts';
import type { Reasons } from './reasons.ts';

const turnReasons = (table: Table, suspect: Suspect): Reasons => [
  [table.phase !== 'turns', 'wrong-phase'],
  [!isSuspect(table, suspect), 'not-a-suspect'],
  [table.played.includes(suspect), 'turn-taken'],
];

export const passReasons = (table: Table, { suspect }: Pass): Reasons => turnReasons(table, suspect);

/** The card on top, if the order is told; else the one that the event tells; else null. */
const drawnCard = ({ deck }: Table, { card }: Draw): Card | null => deck.order?.[0] ?? card ?? null;

const drawInto = ({ hidden, shown }: Hand, card: Card | null): Hand => ({ hidden: [...hidden, card], shown });

/** What may turn out to be a drawn card that nobody is told. */
function mayBePublished(table: Table, event: Draw): boolean {
  const hand = table.hands[event.suspect];
  if (!hand || event.publish === null) return true;
  const drawn = drawnCard(table, event);
  if (mayHide(table, drawInto(hand, drawn), event.publish)) return true;
  return drawn === null && (table.deck.content ?? []).includes(event.publish);
}

export const drawReasons = (table: Table, event: Draw): Reasons => [
  ...turnReasons(table, event.suspect),
  [!mayBePublished(table, event), 'not-held'],
];

/** The deck less its top card; of one that nobody is told only the size stays known. */
function deckAfter({ size, order, content }: Deck, card: Card | null): Deck {
  return {
    size: size - 1,
    order: order && order.slice(1),
    content: content && card ? without(content, [card]) : null,
  };
}

/** A card that is told must be the top one, or lie in the deck. */
function checkTold(table: Table, { card }: Draw): void {
  if (card === undefined) return;
  const { order, content } = table.deck;
  const may = order ? order.slice(0, 1) : (content ?? unplaced(table));
  if (!may.includes(card)) throw new BadEvent('draw.card', card, `one of ${[...new Set(may)].join(', ')}`);
}

/** A card that nobody is told and that is published at once from a hand where all is told has just been drawn. */
function settledCard(table: Table, event: Draw): Card | null {
  const { hidden } = table.hands[event.suspect]!;
  const drawn = drawnCard(table, event);
  const { publish } = event;
  return drawn ?? (publish && !hidden.includes(publish) && !hidden.includes(null) ? publish : null);
}

/** Fails with `BadEvent` when the event tells a card that cannot be the one. */
export function draw(table: Table, event: Draw): Table {
  checkTold(table, event);
  if (!table.deck.size) throw new BadEvent('draw', 'an empty deck', 'a card to draw');
  const drawn = settledCard(table, event);
  const { suspect: who } = event;
  const after: Table = {
    ...table,
    deck: deckAfter(table.deck, drawn),
    drawn: { who, card: drawn, published: event.publish },
  };
  return withHand(after, who, drawInto(table.hands[who]!, drawn));
}

/** One of the covered cards, the new one or the old (I-023, I-G06), or none (I-024). */
export function showDrawn(table: Table, { suspect, publish }: Draw): Table {
  return publish === null ? table : withHand(table, suspect, turnedUp(table.hands[suspect]!, publish));
}

/** The turn is over; a pass counts as one (I-025). */
export const endTurn = (table: Table, { suspect }: Draw | Pass): Table => ({
  ...table,
  played: [...table.played, suspect],
});
