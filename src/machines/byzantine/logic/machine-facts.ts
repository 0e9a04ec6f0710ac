/** What the charts ask of a table; each is one line of the rules. */
import type { Table } from '../table.ts';
import { isOverdue } from './ending.ts';
import { murderOf } from './read.ts';
import { picker } from './turn.ts';

export const detectivesPick = (table: Table): boolean => picker(table) === 'detectives';

export const rowIsDrawn = ({ phase, extra }: Table): boolean =>
  phase === 'detectives' || (phase === 'last' && extra);

export const severalDied = ({ murders }: Table): boolean => (murders.at(-1)?.victims.length ?? 0) > 1;

/** Only where phases hold: a case that leaves them aside has no rounds to end. */
export const roundsAreOver = (table: Table): boolean =>
  table.phase === 'last' || (table.phase !== null && isOverdue(table));

/** A corpse that has been reached still hides its card. */
export const cardCanBeRead = (table: Table): boolean =>
  table.reached.some((who) => table.murders[murderOf(table, who)]?.read === false);

/** The assassin's latest card is one that a detective used (B-041). */
export const tookUsedOne = ({ picked, assassinPicked }: Table): boolean =>
  picked.includes(assassinPicked.at(-1)!);
