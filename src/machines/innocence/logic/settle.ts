/** The phase that follows from what has just been done (I-018, I-025). */
import type { Table } from '../table.ts';
import type { Phase } from '../vocabulary.ts';
import { handSize } from './hands.ts';

const NEXT: { readonly [P in Phase]?: (table: Table) => Phase } = {
  deal: ({ suspects, hands }) => (suspects.every((who) => handSize(hands[who]!)) ? 'reveal' : 'deal'),
  reveal: ({ suspects, hands }) => (suspects.every((who) => hands[who]!.shown.length) ? 'turns' : 'reveal'),
  turns: ({ suspects, played }) => (suspects.every((who) => played.includes(who)) ? 'inquiry' : 'turns'),
};

export function settle(table: Table): Table {
  const phase = NEXT[table.phase]?.(table) ?? table.phase;
  return phase === table.phase ? table : { ...table, phase };
}

export const isOver = ({ ending }: Table): boolean => ending !== null;
