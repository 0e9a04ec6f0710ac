/** "Each suspect draws two evidence cards", the sheriff none (I-014). */
import { BadEvent } from '../../game.ts';
import type { Deck, Table } from '../table.ts';
import type { Cards, Deal, Suspect } from '../vocabulary.ts';
import { without } from './cards.ts';
import { isSuspect } from './reasons.ts';
import type { Reasons } from './reasons.ts';

export const DEALT = 2;

/** In detective mode the identities come first: who is detective is known by then (I-047, I-048). */
const mayBeDealt = ({ phase, mode, detective }: Table): boolean =>
  phase === 'deal' && (mode === 'sheriff' || detective !== null);

export const dealReasons = (table: Table, { cards }: Deal): Reasons => [
  [!mayBeDealt(table), 'wrong-phase'],
  [Object.keys(cards).some((who) => !isSuspect(table, who)), 'not-a-suspect'],
];

/** Two cards each from the top. */
function fromTop({ deck, suspects }: Table): Deal['cards'] {
  const { order } = deck;
  if (!order)
    throw new BadEvent('deal', 'no cards', 'two cards for each suspect, since the deck has no order');
  return Object.fromEntries(
    suspects.map((who, at) => [who, order.slice(DEALT * at, DEALT * (at + 1))] as const),
  );
}

function checkDealt(table: Table, cards: Deal['cards']): void {
  const short = table.suspects.find((who) => cards[who]?.length !== DEALT);
  if (short)
    throw new BadEvent(`deal.${short}`, `${cards[short]?.length ?? 0} cards`, 'two cards for each suspect');
}

/** The deck without these cards; told ones come off the top. */
function deckWithout({ size, order, content }: Deck, dealt: Cards): Deck | null {
  const left = order && without(order.slice(0, dealt.length), dealt);
  if (order && !left) return null;
  const rest = content && without(content, dealt);
  if (content && !rest) return null;
  return { size: size - dealt.length, order: order && order.slice(dealt.length), content: rest };
}

/** Fails with `BadEvent` when these cards cannot be dealt. */
export function deal(table: Table, { cards }: Deal): Table {
  const dealt = Object.keys(cards).length ? cards : fromTop(table);
  checkDealt(table, dealt);
  const all = table.suspects.flatMap((who) => dealt[who]!);
  const deck = deckWithout(table.deck, all);
  if (!deck)
    throw new BadEvent('deal', all.join(', '), 'cards of the deck, from its top where its order is told');
  const hand = (who: Suspect) => [who, { hidden: dealt[who]!, shown: [] }] as const;
  return { ...table, deck, hands: Object.fromEntries(table.suspects.map(hand)) };
}
