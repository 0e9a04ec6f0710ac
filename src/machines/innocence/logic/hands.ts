/** What lies before a suspect, and what of it is told. */
import type { Hand, Table } from '../table.ts';
import type { Card, Cards, Suspect } from '../vocabulary.ts';
import { without } from './cards.ts';
import type { Hands } from './verdict.ts';

export const handSize = ({ hidden, shown }: Hand): number => hidden.length + shown.length;

const isTold = (card: Card | null): card is Card => card !== null;

/** The cards of a hand that are told, hidden ones first. */
export const toldCards = ({ hidden, shown }: Hand): Cards => [...hidden.filter(isTold), ...shown];

export const isAllTold = ({ hidden }: Hand): boolean => hidden.every(isTold);

/** Every suspect's cards; null when some hidden card is told to nobody. */
export function handsOf({ suspects, hands }: Pick<Table, 'suspects' | 'hands'>): Hands | null {
  if (!suspects.every((who) => isAllTold(hands[who]!))) return null;
  return Object.fromEntries(suspects.map((who) => [who, toldCards(hands[who]!)]));
}

/** Cards of the composition that are told to lie nowhere: a hidden card that is not told is one of these. */
export function unplaced({ composition, suspects, hands, deck }: Table): Cards {
  const placed = [
    ...suspects.flatMap((who) => toldCards(hands[who]!)),
    ...(deck.order ?? deck.content ?? []),
  ];
  return without(composition, placed) ?? [];
}

/** Whether a suspect may hold this card face down, as far as is told. */
export const mayHide = (table: Table, { hidden }: Hand, card: Card): boolean =>
  hidden.includes(card) || (hidden.includes(null) && unplaced(table).includes(card));

/** The hand with one hidden card turned up; a card that is not told turns out to be it. */
export function turnedUp({ hidden, shown }: Hand, card: Card): Hand {
  const at = hidden.includes(card) ? hidden.indexOf(card) : hidden.indexOf(null);
  return { hidden: hidden.filter((_one, index) => index !== at), shown: [...shown, card] };
}

/** The table with one suspect's hand changed. */
export const withHand = (table: Table, who: Suspect, hand: Hand): Table => ({
  ...table,
  hands: { ...table.hands, [who]: hand },
});
