/** What cannot be true of players and role cards. */
import { BadPosition } from '../../game.ts';
import { ROLE_TABLE } from '../roles.ts';
import type { Table } from '../table.ts';
import type { Role, Seat, Seats } from '../vocabulary.ts';
import type { Given } from './given.ts';
import { modeOf } from './mode.ts';
import { culpritOf } from './rank.ts';

const LISTS = [
  'imprisoned',
  'dead',
  'faceUp',
  'flipped',
  'knockedOut',
  'mute',
  'knockedOutBefore',
  'hidBefore',
] as const;

function checkSeats(field: string, list: Seats, { seats }: Table): void {
  list.forEach((seat, at) => {
    if (!seats.includes(seat))
      throw new BadPosition(`${field}.${at}`, seat, `a player of this game: ${seats.join(', ')}`);
    if (list.indexOf(seat) < at) throw new BadPosition(`${field}.${at}`, seat, 'everybody once');
  });
}

function checkRole(field: string, role: Role, { variants }: Table): void {
  if (!variants.expansion && ROLE_TABLE[role].set === 'expansion')
    throw new BadPosition(field, role, 'a role of the base game: `expansion` is false');
}

function checkRoles({ roles = {}, deceased }: Given, table: Table): void {
  if (deceased) checkRole('deceased', deceased, table);
  const dealt = Object.entries(roles) as [Seat, Role][];
  checkSeats(
    'roles',
    dealt.map(([seat]) => seat),
    table,
  );
  dealt.forEach(([seat, role], at) => {
    checkRole(`roles.${seat}`, role, table);
    const isTwice = dealt.findIndex(([, other]) => other === role) < at;
    if (isTwice || role === deceased)
      throw new BadPosition(`roles.${seat}`, `${role} twice`, 'each role card once');
  });
}

/** The culprit cannot have been knocked out: that would have been by the own hand (T-G44). */
function checkKnockedOut({ knockedOut = [], knockedOutBefore = [] }: Given, table: Table): void {
  const culprit = culpritOf(table);
  if (modeOf(table) !== 'nine-eleven' || !culprit) return;
  const field = knockedOut.includes(culprit) ? 'knockedOut' : 'knockedOutBefore';
  if ([...knockedOut, ...knockedOutBefore].includes(culprit))
    throw new BadPosition(
      field,
      `${culprit}, the culprit`,
      'somebody else: the culprit does not knock out oneself (T-G44)',
    );
}

/** Fails with `BadPosition` on the first contradiction. */
export function checkPeople(given: Given, table: Table): void {
  for (const field of LISTS) checkSeats(field, given[field] ?? [], table);
  for (const [at, pair] of (given.links ?? []).entries()) checkSeats(`links.${at}`, pair, table);
  if (given.youngest) checkSeats('youngest', [given.youngest], table);
  const both = (given.imprisoned ?? []).findIndex((seat) => given.dead?.includes(seat));
  if (both >= 0)
    throw new BadPosition(`imprisoned.${both}`, given.imprisoned![both]!, 'either imprisoned or dead');
  checkRoles(given, table);
  checkKnockedOut(given, table);
}
