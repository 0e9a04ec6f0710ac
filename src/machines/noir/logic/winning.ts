/** The Inspector wins only by arresting the Killer, the Killer by killing the Inspector or reaching the limit; at once (N-071). */
import type { Table } from '../table.ts';
import type { Seat } from '../vocabulary.ts';

export const isOver = ({ winner }: Table): boolean => winner !== 'none';

export const won = (table: Table, winner: Seat): Table => ({ ...table, winner });

/** Turns alternate strictly (N-008); nobody is to act after a win. */
export const passTurn = (table: Table): Table =>
  isOver(table) ? table : { ...table, turn: table.turn === 'killer' ? 'inspector' : 'killer' };

/** Whether the Killer still owes the first kill (N-009). */
export const mustKillFirst = ({ kills, turn }: Table): boolean => turn === 'killer' && kills === 0;

/** The very first turn: nothing has happened, and the Inspector has no identity yet. */
export const firstKillDue = (table: Table): boolean => mustKillFirst(table) && !table.chosen;

export const choiceDue = ({ chosen, turn }: Table): boolean => turn === 'inspector' && !chosen;
