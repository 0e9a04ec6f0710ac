/** Endings A, B and C, and who wins with whom (T-046 to T-050, T-112 to T-114, T-160, T-G37 to T-G41, T-G55). */
import type { Table } from '../table.ts';
import type { Seat, Winner } from '../vocabulary.ts';
import { isDead, isFaceUp, isOut, holderOf } from './people.ts';
import { culpritOf, isSuicide } from './rank.ts';
import { record } from './record.ts';

/** Black, alive and never shown, or null. */
function hiddenBlack(table: Table): Seat | null {
  const black = holderOf(table, 'black');
  if (!black || isDead(table, black) || isFaceUp(table, black)) return null;
  const stillCounts = table.variants.directorRestoresBlack || !table.shown.includes(black);
  return stillCounts ? black : null;
}

function winnerOf(table: Table, caught: boolean): Winner {
  const black = hiddenBlack(table);
  if (caught) return black && table.variants.blackBeatsGood ? 'black' : 'good';
  if (!black) return 'bad';
  return black === culpritOf(table) ? 'bad-with-black' : 'black';
}

const ended = (table: Table, caught: boolean): Table => {
  const winner = winnerOf(table, caught);
  return record({ ...table, winner }, { type: 'ended', winner });
};

/** Once the culprit is out the game is over. */
export function decided(table: Table): Table {
  const culprit = culpritOf(table);
  return table.winner === 'none' && culprit && isOut(table, culprit) ? ended(table, true) : table;
}

/** After the last day the culprit has got away. */
export const escaped = (table: Table): Table => ended(table, false);

/** Somebody has won, or there is nobody to catch (T-140). */
export const isOver = (table: Table): boolean => table.winner !== 'none' || isSuicide(table);
