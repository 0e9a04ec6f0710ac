/** "May pull one person on the same floor into his room, ignoring the movement rules" (B-089, B-G16, B-G33). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { sameFloor } from '../geometry.ts';
import { enter } from '../move.ts';
import { isDead, isPerson } from '../people.ts';
import type { Reasons } from '../reasons.ts';

export const pullReasons = (table: Table, { who, target }: Skill): Reasons => {
  const other = target as Character;
  return [
    [isDead(table, other), 'dead'],
    [other === who, 'self'],
    [!isPerson(other), 'cat'],
    [!sameFloor(table.at[other]!, table.at[who]!), 'wrong-floor'],
  ];
};

export const pull = (table: Table, { who, target }: Skill): Table =>
  enter(table, target as Character, [table.at[who]!]);
