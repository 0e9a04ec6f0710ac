/** What no position of the game can be. */
import { BadPosition } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { cellOf, cells, namesOf } from './grid.ts';

const twice = (names: Suspects): Suspect | undefined =>
  names.find((who, index) => names.indexOf(who) !== index);

function checkGrid({ board, gone }: Table): void {
  const width = board[0]?.length ?? 0;
  const odd = board.findIndex((row) => row.length !== width);
  if (odd > 0)
    throw new BadPosition(`board.${odd}`, `${board[odd]!.length} suspects`, `${width}, as in the first row`);
  const names = namesOf(cells(board));
  const double = twice(names);
  if (double) throw new BadPosition('board', `${double} twice`, 'each suspect at most once');
  const both = gone.find((who) => names.includes(who));
  if (both) throw new BadPosition('gone', both, 'only suspects that the board does not show');
}

function checkIdentity({ board }: Table, seat: 'killer' | 'inspector', who: Suspect | null): void {
  if (who === null) return;
  const cell = cellOf(board, who);
  if (!cell) throw new BadPosition(seat, who, 'somebody on the board');
  if (!cell.alive) throw new BadPosition(seat, `${who}, who is deceased`, 'somebody alive');
  if (cell.innocent) throw new BadPosition(seat, `${who}, who is innocent`, 'somebody who is not innocent');
}

/** Each evidence card is in one place only (N-055). */
function checkCards(table: Table, deckIsGiven: boolean): void {
  const { board, killer, inspector, hand, discarded, deck } = table;
  const places: readonly (readonly [string, Suspects])[] = [
    ['killer', killer ? [killer] : []],
    ['inspector', inspector ? [inspector] : []],
    ['board', namesOf(cells(board).filter(({ innocent }) => innocent))],
    ['hand', hand],
    ['discarded', discarded],
    ['deck', deckIsGiven ? deck : []],
  ];
  const seen = new Map<Suspect, string>();
  for (const [place, cards] of places) {
    for (const card of cards) {
      const other = seen.get(card);
      if (other) throw new BadPosition(place, card, `a card that is not already in ${other}`);
      seen.set(card, place);
    }
  }
}

/** Fails with `BadPosition` on the first contradiction. */
export function checkPosition(table: Table, deckIsGiven: boolean): void {
  checkGrid(table);
  checkIdentity(table, 'killer', table.killer);
  checkIdentity(table, 'inspector', table.inspector);
  checkCards(table, deckIsGiven);
  if (!table.killers.length)
    throw new BadPosition('killer', 'nothing', 'a position in which somebody can be the Killer');
}
