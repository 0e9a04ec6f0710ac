/** "Name one character as Mr. M": right, the detectives win; wrong, the assassin does; at any time, once (B-072, B-073, B-G44). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Accuse, Character } from '../vocabulary.ts';
import { candidates } from './candidates.ts';

/** True or false where that is certain, else null. */
function certain(table: Table, who: Character): boolean | null {
  const able: readonly Character[] = candidates(table);
  if (!able.includes(who)) return false;
  return able.length === 1 ? true : null;
}

/** Fails with `BadEvent` when nobody can know whether it is right, or when what is told cannot be true. */
export function accuse(table: Table, { who, right }: Accuse): Table {
  const known = certain(table, who);
  const answer = right ?? known;
  if (answer === null)
    throw new BadEvent('right', 'nothing', 'true or false, since nobody is told who Mr. M is');
  if (known !== null && known !== answer)
    throw new BadEvent('right', String(answer), `${known}, the only answer that can be true`);
  return { ...table, answer };
}

/** The game ends with its one accusation. */
export const decide = (table: Table): Table => ({
  ...table,
  winner: table.answer ? 'detectives' : 'assassin',
});
