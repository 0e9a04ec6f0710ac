/** What the charts ask of a table; each is one line of the rules. */
import type { Table } from '../table.ts';
import { isOverdue } from './ending.ts';
import { murderOf } from './read.ts';
import { picker } from './turn.ts';

export const detectivesPick = (table: Table): boolean => picker(table) === 'detectives';

export const nobodyPicks = (table: Table): boolean => picker(table) === null;

export const rowIsDrawn = ({ phase, extra }: Table): boolean => phase === 'detectives' || (phase === 'last' && extra);

/** Somebody is at work who has yet to move. */
export const isToMove = ({ turn }: Table): boolean => turn !== null && !turn.moved && !turn.gaveUp;

export const severalDied = ({ murders }: Table): boolean => (murders.at(-1)?.victims.length ?? 0) > 1;

export const roundsAreOver = (table: Table): boolean => table.phase === 'last' || isOverdue(table);

/** A corpse that has been reached still hides its card. */
export const cardCanBeRead = (table: Table): boolean =>
  table.reached.some((who) => table.murders[murderOf(table, who)]?.read === false);
