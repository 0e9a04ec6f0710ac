/** "The game ends when the assassin has killed five characters or used five murder rules", or after five rounds (B-010, B-070, B-G22). */
import type { Table } from '../table.ts';
import { rulesUsed } from './hand.ts';

const ENOUGH = 5;

function kills({ dead, murders }: Table, count: Table['variants']['endCount']): number {
  if (count === 'corpses') return dead.length;
  const murdered = murders.flatMap(({ victims }) => victims);
  return murdered.length + dead.filter((who) => !murdered.includes(who)).length;
}

/** Five corpses on the board (or, in the other reading, five kills), or five rules used. */
export const isOverdue = (table: Table): boolean =>
  kills(table, table.variants.endCount) >= ENOUGH || rulesUsed(table) >= ENOUGH;

export const lastRoundIsOver = ({ round }: Table): boolean => round >= ENOUGH;

export const isOver = ({ winner }: Table): boolean => winner !== 'none';
