/** Where the latest event left an evidence card: nowhere new, in a hand, face up on its suspect, or put away (N-055). */
import type { Table } from '../table.ts';

export type Fate = 'none' | 'held' | 'faceUp' | 'putAway';

export function cardFate({ last, discarded }: Table): Fate {
  switch (last?.type) {
    case 'choose':
      return 'held';
    case 'disguise':
      return last.was ? 'faceUp' : 'putAway';
    case 'exonerate':
      return discarded.includes(last.card) ? 'putAway' : 'faceUp';
    case 'kill':
      return last.innocent ? 'putAway' : 'none';
    case 'arrest':
      return last.by ? 'putAway' : 'none';
    default:
      return 'none';
  }
}
