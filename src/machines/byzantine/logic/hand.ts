/** The assassin's cards: each is used once, and a revival does not bring it back (B-G19). */
import type { Murder, Table } from '../table.ts';

const isUntold = ({ victims, method }: Murder): boolean => victims.length > 0 && method === null;

/** How many cards are in hand. */
export const handSize = ({ methods, murders }: Table): number =>
  methods.length - murders.filter(isUntold).length;

/** How many of the ten have been used. */
export const rulesUsed = (table: Table): number => 10 - handSize(table);
