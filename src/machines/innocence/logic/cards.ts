/** Evidence cards by kind and number, and lists of cards as multisets. */
import type { Card, Cards } from '../vocabulary.ts';

export type CardKind = 'physical' | 'statement' | 'testimony' | 'weapon';

const KIND: { readonly [letter: string]: CardKind } = {
  P: 'physical',
  S: 'statement',
  T: 'testimony',
  X: 'weapon',
};

export const kindOf = (card: Card): CardKind => KIND[card[0]!]!;

/** The innocence level written on a card; the weapon has none (I-G03). */
export const levelOf = (card: Card): number =>
  kindOf(card) === 'physical' ? 2 : kindOf(card) === 'weapon' ? 0 : Number(card.slice(1));

const ORDER = 'PSTX';
const inOrder = (a: Card, b: Card): number =>
  ORDER.indexOf(a[0]!) - ORDER.indexOf(b[0]!) || levelOf(a) - levelOf(b);

/** Physical evidence first, then statements, testimonies, the weapon, each by number. */
export const sorted = (cards: Cards): Cards => [...cards].sort(inOrder);

/** The first list less each card of the second once; null when it lacks one. */
export function without(cards: Cards, taken: Cards): Cards | null {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export const copies = (cards: Cards, card: Card): number => cards.filter((one) => one === card).length;

/** The smallest multiset that holds both. */
export function union(some: Cards, others: Cards): Cards {
  const more = others.filter((card, at) => copies(others.slice(0, at + 1), card) > copies(some, card));
  return [...some, ...more];
}

/** Whether two lists hold the same cards, in whatever order. */
export const sameCards = (some: Cards, others: Cards): boolean =>
  some.length === others.length && without(some, others) !== null;
