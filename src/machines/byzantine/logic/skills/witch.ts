/** "May give up moving to turn up the murder rule on a corpse without walking there. Only on floor 2 or lower" (B-081). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { floorOf } from '../geometry.ts';
import { murderOf, turnUp } from '../read.ts';
import type { Reasons } from '../reasons.ts';

export const readFromAfarReasons = (table: Table, { who, target }: Skill): Reasons => [
  [floorOf(table.at[who]!) > 2, 'wrong-floor'],
  [murderOf(table, target as Character) < 0, 'no-corpse'],
];

export const readFromAfar = (table: Table, { target, method }: Skill): Table =>
  turnUp(table, target as Character, method);
