/** Reasons against an event: whether each holds, and its refusal. */
import type { Table } from '../table.ts';
import type { RefusalId } from '../vocabulary.ts';

export type Reasons = readonly (readonly [holds: boolean, because: RefusalId])[];

export const isSuspect = ({ suspects }: Pick<Table, 'suspects'>, who: string): boolean =>
  suspects.includes(who);

/** Every suspect has had a turn, and the game is not over. */
export const turnsAreOver = ({ phase }: Table): boolean => phase === 'inquiry' || phase === 'verdict';
