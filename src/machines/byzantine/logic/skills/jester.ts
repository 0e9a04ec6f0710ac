/** "May give up moving to swap places with one character": living pieces only, cats too (B-084, B-G16, B-G32). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { enter } from '../move.ts';
import { isDead } from '../people.ts';
import type { Reasons } from '../reasons.ts';

export const swapReasons = (table: Table, { who, target }: Skill): Reasons => [
  [isDead(table, target as Character), 'dead'],
  [target === who, 'self'],
];

export function swap(table: Table, { who, target }: Skill): Table {
  const other = target as Character;
  const [here, there] = [table.at[who]!, table.at[other]!];
  return enter(enter(table, who, [there]), other, [here]);
}
