/** "Draw the top card of the deck; alive: a new identity, the old one innocent; deceased: shown and put away" (N-036 to N-041). */
import type { Table } from '../table.ts';
import type { Disguise } from '../vocabulary.ts';
import { drawn as seen } from './deck.ts';
import { outcomeOf } from './disguise-outcome.ts';
import { apart } from './hidden.ts';
import { cells, withCell } from './grid.ts';

/** The top card is drawn. Fails with `BadEvent` like `outcomeOf`. */
export const drawIdentity = (table: Table, event: Disguise): Table => ({
  ...table,
  lastShift: null,
  last: outcomeOf(table, event),
});

export const drawnIsAlive = ({ last }: Table): boolean => last?.type === 'disguise' && last.was !== null;

/** The old identity lies face up on its suspect, who is innocent; the card drawn is the new identity. */
export function changeIdentity(table: Table): Table {
  if (table.last?.type !== 'disguise' || !table.last.was) return table;
  const { was, drawn } = table.last;
  const board = withCell(table.board, was, { innocent: true });
  const revealed = { ...table, killers: [was] };
  const { deck, inspectors } = seen(drawn ? seen(revealed, drawn) : revealed, was);
  const free = cells(board).filter((cell) => cell.alive && deck.includes(cell.who));
  return apart({
    ...table,
    board,
    deck,
    inspectors,
    killer: drawn,
    killers: drawn ? [drawn] : free.map((cell) => cell.who),
    former: [...table.former, was],
  });
}

/** The card drawn is shown and put away; the identity stays. */
export function showCard(table: Table): Table {
  if (table.last?.type !== 'disguise' || !table.last.drawn) return table;
  const { drawn } = table.last;
  return { ...seen(table, drawn), discarded: [...table.discarded, drawn] };
}
