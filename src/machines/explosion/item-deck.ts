/** The item deck: four suits, 1 to 7, one of each. From a third-party program (source PRG), not from the publisher (T-G01). */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
export type CardNumber = (typeof NUMBERS)[number];

export type Card = `${Suit}${CardNumber}`;

export const ITEM_DECK: readonly Card[] = SUITS.flatMap((suit) =>
  NUMBERS.map((number): Card => `${suit}${number}`),
);

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const numberOf = (card: Card): number => Number(card[1]);
