/** What no position of the game can be. */
import { BadPosition } from '../../game.ts';
import type { Table } from '../table.ts';
import { SUSPECTS } from '../vocabulary.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { checkCards } from './check-cards.ts';
import type { Written } from './check-cards.ts';
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
  const again = twice(gone);
  if (again) throw new BadPosition('gone', `${again} twice`, 'each suspect at most once');
  const both = gone.find((who) => names.includes(who));
  if (both) throw new BadPosition('gone', both, 'only suspects that the board does not show');
}

function checkIdentity({ board, variants }: Table, seat: 'killer' | 'inspector', who: Suspect | null): void {
  if (who === null) return;
  const cell = cellOf(board, who);
  if (!cell) throw new BadPosition(seat, who, 'somebody on the board');
  if (!cell.alive && variants.deceasedIdentity !== 'allowed')
    throw new BadPosition(seat, `${who}, who is deceased`, 'somebody alive');
  if (cell.innocent) throw new BadPosition(seat, `${who}, who is innocent`, 'somebody who is not innocent');
}

/** Only a kill kills (N-035), and every kill counts, of the gone too (N-028). */
function checkKills({ board, gone, kills }: Table): void {
  const alive = cells(board).filter((cell) => cell.alive).length;
  const dead = cells(board).length - alive + gone.length;
  const most = SUSPECTS.length - alive;
  if (kills >= dead && kills <= most) return;
  const wanted = dead === most ? String(dead) : `${dead} to ${most}`;
  throw new BadPosition('kills', String(kills), `${wanted}, for the deceased on the board and the gone`);
}

/** A former identity lies open as innocent, until its card is put away (N-030, N-037). */
function checkFormer({ board, former, discarded }: Table): void {
  const open = [...namesOf(cells(board).filter(({ innocent }) => innocent)), ...discarded];
  const hidden = former.find((who) => !open.includes(who));
  if (hidden) throw new BadPosition('former', hidden, 'only innocents, or suspects whose card is discarded');
}

/** Somebody has to be able to be the Killer, and somebody else the Inspector, where they are not told. */
function checkHidden({ killers, inspectors, chosen }: Table): void {
  const nobody = (seat: string) =>
    new BadPosition(
      seat,
      'nothing',
      `a position in which somebody can be the ${seat === 'killer' ? 'Killer' : 'Inspector'}`,
    );
  if (!killers.length) throw nobody('killer');
  if (chosen && !inspectors.length) throw nobody('inspector');
}

/** Fails with `BadPosition` on the first contradiction. */
export function checkPosition(table: Table, written: Written): void {
  checkGrid(table);
  checkIdentity(table, 'killer', table.killer);
  checkIdentity(table, 'inspector', table.inspector);
  checkCards(table, written);
  checkKills(table);
  checkFormer(table);
  checkHidden(table);
}
