/** "May draw and show a suspect card; that character is cleared. Only on floor 3 or higher" (B-080, B-G36, B-G41, B-G42). */
import { BadEvent } from '../../../game.ts';
import type { Table } from '../../table.ts';
import type { Person, Skill } from '../../vocabulary.ts';
import { candidates } from '../candidates.ts';
import { floorOf } from '../geometry.ts';
import type { Reasons } from '../reasons.ts';

export const showReasons = (table: Table, { who }: Skill): Reasons => [
  [floorOf(table.at[who]!) < 3, 'wrong-floor'],
];

/** Fails with `BadEvent` when the card cannot be in the deck: it never holds Mr. M's. */
export function show(table: Table, { target }: Skill): Table {
  const shown = target as Person;
  const able = candidates(table);
  if (able.length === 1 && able[0] === shown)
    throw new BadEvent('shows', shown, 'somebody else: the card of Mr. M is not in the deck');
  return table.cleared.includes(shown) ? table : { ...table, cleared: [...table.cleared, shown] };
}
