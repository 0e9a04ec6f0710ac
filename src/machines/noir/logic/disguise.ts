/** "Draw the top card of the deck; alive: a new identity, the old one innocent; deceased: shown and put away" (N-036 to N-041). */
import { BadEvent } from '../../game.ts';
import type { Happening, Table } from '../table.ts';
import type { Disguise, Suspect } from '../vocabulary.ts';
import { drawn as seen, topCard } from './deck.ts';
import { cells, isAlive, withCell } from './grid.ts';

const outcome = (was: Suspect | null, drawn: Suspect | null): Happening => ({
  type: 'disguise',
  was,
  drawn,
  answer: null,
  told: null,
  removed: [],
});

/** Without a Killer known, the case has to say how it went, unless the top card is one that fails. */
function unknownDraw(table: Table, { was, shown }: Disguise): Happening {
  const top = topCard(table) as Suspect;
  const certain = table.killers.length === 1 ? table.killers[0] : undefined;
  const old = was ?? certain;
  const card = shown ?? (isAlive(table.board, top) || was ? null : top);
  if (card) {
    if (table.deck.includes(card) && !isAlive(table.board, card)) return outcome(null, card);
    throw new BadEvent('disguise.shown', card, 'a deceased suspect whose card is in the deck');
  }
  if (!old)
    throw new BadEvent('disguise.was', 'nothing', 'who the Killer was, since nobody is told, or `shown`');
  if (!table.killers.includes(old)) throw new BadEvent('disguise.was', old, 'somebody who can be the Killer');
  return outcome(old, table.deck.includes(old) ? null : top);
}

/** The top card is drawn. Fails with `BadEvent` when nobody knows the Killer and the case does not say who it was. */
export function drawIdentity(table: Table, event: Disguise): Table {
  const top = topCard(table) as Suspect;
  const { killer } = table;
  const last =
    killer === null ? unknownDraw(table, event) : outcome(isAlive(table.board, top) ? killer : null, top);
  return { ...table, lastShift: null, last };
}

export const drawnIsAlive = ({ last }: Table): boolean => last?.type === 'disguise' && last.was !== null;

/** The old identity lies face up on its suspect, who is innocent; the card drawn is the new identity. */
export function changeIdentity(table: Table): Table {
  if (table.last?.type !== 'disguise' || !table.last.was) return table;
  const { was, drawn } = table.last;
  const board = withCell(table.board, was, { innocent: true });
  const { deck, inspectors } = seen(drawn ? seen(table, drawn) : table, was);
  const free = cells(board).filter((cell) => cell.alive && deck.includes(cell.who));
  return {
    ...table,
    board,
    deck,
    inspectors,
    killer: drawn,
    killers: drawn ? [drawn] : free.map((cell) => cell.who),
    former: [...table.former, was],
  };
}

/** The card drawn is shown and put away; the identity stays. */
export function showCard(table: Table): Table {
  if (table.last?.type !== 'disguise' || !table.last.drawn) return table;
  const { drawn } = table.last;
  return { ...seen(table, drawn), discarded: [...table.discarded, drawn] };
}
