/** "Before acting must turn up the top character card and gains its ability", to the end of the round (B-088, B-G35). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { isDead } from '../people.ts';
import type { Reasons } from '../reasons.ts';

/** A card of the round's row cannot be the top of the deck. */
export const gainReasons = (table: Table, { who, target }: Skill): Reasons => [
  [table.drawn.includes(target as Character) && target !== who, 'already-picked'],
  [isDead(table, target as Character), 'dead'],
  [target === who, 'self'],
];

export const gain = (table: Table, { target }: Skill): Table => ({ ...table, gained: target as Character });
