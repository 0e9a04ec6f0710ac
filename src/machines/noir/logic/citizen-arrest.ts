/** "Arrest through one of the hand cards; the agent's card is shown, put away and not replaced" (N-072 to N-075, N-G10 to N-G12). */
import type { Table } from '../table.ts';
import { lastArrest } from './arrest.ts';
import { without } from './deck.ts';

export const byAgent = (table: Table): boolean => Boolean(lastArrest(table)?.by);

/** The agent's card leaves the hand, face up. */
export function spendAgent(table: Table): Table {
  const by = lastArrest(table)?.by;
  return by ? { ...table, hand: without(table.hand, by), discarded: [...table.discarded, by] } : table;
}
