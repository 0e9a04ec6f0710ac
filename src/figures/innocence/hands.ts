/** What lies before a suspect, taken apart. */

export interface Lying {
  /** Null: the view does not know it. */
  readonly card: string | null;
  readonly open: boolean;
}

const UNKNOWN = '?';
const cardsIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** Cards written as `P S3/?`. */
export function readHand(text: string): readonly Lying[] {
  const [open = '', covered = ''] = text.split('/');
  return [
    ...cardsIn(open).map((card) => ({ card, open: true })),
    ...cardsIn(covered).map((card) => ({ card: card === UNKNOWN ? null : card, open: false })),
  ];
}

/** The same, written; a number is that many cards that the view does not know. */
export function writeHand(shown: readonly string[], hidden: readonly string[] | number): string {
  const covered = typeof hidden === 'number' ? Array.from({ length: hidden }, () => UNKNOWN) : hidden;
  return shown.length + covered.length ? `${shown.join(' ')}/${covered.join(' ')}` : '';
}

export const readDeck = cardsIn;
