/** "May move one character in her room one extra time, under the normal movement rules" (B-086, B-G16, B-G34). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { orderedGait } from '../abilities.ts';
import { enter } from '../move.ts';
import { isDead } from '../people.ts';
import type { Reasons } from '../reasons.ts';
import { walkReasons } from '../walking.ts';

export function orderReasons(table: Table, { who, target, path = [] }: Skill): Reasons {
  const other = target as Character;
  return [
    [isDead(table, other), 'dead'],
    ...walkReasons(table, { who: other, path, gait: orderedGait(other) }),
    [other === who, 'self'],
    [table.at[other] !== table.at[who], 'not-same-room'],
  ];
}

export const order = (table: Table, { target, path = [] }: Skill): Table =>
  enter(table, target as Character, path);
