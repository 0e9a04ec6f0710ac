/** Sizes of the desk in the units of its drawing: about a pixel each on a telephone. */

export const WIDTH = 360;
/** Around everything. */
export const EDGE = 8;
/** The strip with the deck. */
export const DECK = 56;
/** The line above the rows that says what stands at their ends. */
export const HEAD = 18;
/** A suspect. */
export const ROW = 62;
export const PHOTO = 50;
export const CARD = { width: 34, height: 46 };
/** The breadth that the cards of one suspect have; more than three move together. */
export const HAND = 110;
/** The strings of a vote, left of the photographs. */
export const LANE = 42;
/** Between photograph and cards: roles and turns. */
export const SIGNS = 20;

/** Where the parts of a row begin. */
export interface Columns {
  readonly photo: number;
  readonly signs: number;
  readonly cards: number;
  readonly end: number;
}

export function columnsOf(look: { readonly strings: boolean }): Columns {
  const photo = look.strings ? LANE + 4 : EDGE + 4;
  const signs = photo + PHOTO + 3;
  const cards = signs + SIGNS;
  return { photo, signs, cards, end: cards + HAND + 4 };
}

/** The top of a suspect's row. */
export const rowTop = (index: number): number => DECK + HEAD + index * ROW;

export const heightOf = (suspects: number): number => rowTop(suspects) + 6;
