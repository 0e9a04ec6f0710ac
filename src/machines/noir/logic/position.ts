/** A table in the words of `given`, so that it can be given again. */
import type { JsonObject } from '../../trace.ts';
import type { Board, Cell, Table } from '../table.ts';
import { deckSize } from './deck.ts';
import { lineNow } from './shift.ts';

const word = ({ who, alive, innocent }: Cell): string =>
  (alive ? who : who.toLowerCase()) + (innocent ? '+' : '');

export const rowsOf = (board: Board): string[] => board.map((row) => row.map(word).join(' '));

function lastShift({ board, lastShift: last }: Table): JsonObject {
  const at = last ? lineNow(board, last) : 0;
  return last && at ? { lastShift: { [last.axis]: at, to: last.to } } : {};
}

/** What lies open for everybody. */
export const openPosition = (table: Table): JsonObject => ({
  board: rowsOf(table.board),
  discarded: table.discarded,
  gone: table.gone,
  ...(table.former.length ? { former: table.former } : {}),
  kills: table.kills,
  turn: table.turn,
  ...lastShift(table),
  deckSize: deckSize(table),
});

/** The whole truth. The deck is left out where an unknown identity is still listed in it. */
export function positionOf(table: Table): JsonObject {
  const { killer, inspector, hand, deck } = table;
  return {
    ...openPosition(table),
    ...(killer ? { killer } : {}),
    ...(inspector ? { inspector } : {}),
    hand,
    ...(deckSize(table) === deck.length ? { deck } : {}),
  };
}
