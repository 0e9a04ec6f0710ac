/** "May revive a dead character in the same room"; the rule on it is shown and put away (B-082, B-G19, B-G46). */
import type { Table } from '../../table.ts';
import type { Character, Skill } from '../../vocabulary.ts';
import { isDead } from '../people.ts';
import { turnUp } from '../read.ts';
import type { Reasons } from '../reasons.ts';

export const reviveReasons = (table: Table, { who, target }: Skill): Reasons => [
  [table.at[target as Character] !== table.at[who], 'not-same-room'],
  [!isDead(table, target as Character), 'no-corpse'],
];

export function revive(table: Table, { target, method }: Skill): Table {
  const shown = turnUp(table, target as Character, method);
  return {
    ...shown,
    dead: shown.dead.filter((who) => who !== target),
    reached: shown.reached.filter((who) => who !== target),
  };
}
