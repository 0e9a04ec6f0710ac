/** What the charts ask of a table; each is one line of the rules. */
import type { Happening } from '../happenings.ts';
import { ROLE_TABLE } from '../roles.ts';
import type { Table } from '../table.ts';
import type { ExplosionEvent, Group, Mode, Phase, Role, Wake, Winner } from '../vocabulary.ts';
import { isOver } from './ending.ts';
import { badRanks, modeOf } from './mode.ts';
import {
  accompliceOf,
  bossSeat,
  culpritOf,
  isSuicide,
  isTold,
  keyOf,
  ranking,
  sumOfKey,
  weaponNumbers,
} from './rank.ts';
import { holderOf } from './people.ts';

/** Something of this type has happened in the latest event. */
export const has =
  (type: Happening['type']) =>
  ({ happened }: Table): boolean =>
    happened.some((one) => one.type === type);

export const isPhase =
  (phase: Phase) =>
  (table: Table): boolean =>
    table.phase === phase && !isOver(table);
export const isMode =
  (mode: Mode) =>
  (table: Table): boolean =>
    modeOf(table) === mode;
export const hasWon =
  (winner: Winner) =>
  (table: Table): boolean =>
    table.winner === winner;
export const ofGroup =
  (group: Group) =>
  (_table: Table, event: ExplosionEvent): boolean =>
    (event as Wake).group === group;

const awake = ({ happened }: Table): readonly string[] =>
  happened.flatMap((one) => (one.type === 'woke' ? one.seats : []));

export const bossAwake = (table: Table): boolean => awake(table).includes(bossSeat(table) ?? '');
export const undercoverAwake = (table: Table): boolean =>
  awake(table).includes(holderOf(table, 'undercover') ?? '');

/** The culprit's sum is not a big one (T-D04). */
export const culpritIsNotBig = (table: Table): boolean => {
  const culprit = culpritOf(table);
  return culprit !== null && sumOfKey(keyOf(table, culprit)!) < 6;
};
/** Fewer holders than seats of the bad (T-G03). */
export const someSeatIsVacant = (table: Table): boolean => {
  const holders = ranking(table);
  return holders !== null && holders.length < badRanks(table);
};
export const nobodyHoldsAWeapon = isSuicide;

/** Two of the highest ranks have the same sum (T-061). */
export const sumsAreEqual = (table: Table): boolean => {
  const [first, second] = (ranking(table) ?? []).map((seat) => sumOfKey(keyOf(table, seat)!));
  return first !== undefined && first === second;
};
export const culpritHoldsTwo = (table: Table): boolean => {
  const culprit = culpritOf(table);
  const hand = culprit && table.hands[culprit];
  return isTold(hand || undefined) && weaponNumbers(hand as never, table.weapon).length === 2;
};

export const isLastRound = ({ happened }: Table): boolean =>
  happened.some((one) => one.type === 'roundEnded' && one.last);

/** Whether a flip, by whatever player, uses one of these roles, also through the medium. */
export const uses =
  (...roles: readonly Role[]) =>
  (table: Table, event: ExplosionEvent): boolean => {
    if (event.type !== 'flip') return false;
    const own = table.roles[event.player];
    return own !== undefined && (roles.includes(own) || (event.role !== '' && roles.includes(event.role)));
  };

/** Whether somebody of this role is in the game at all. */
export const plays =
  (...roles: readonly Role[]) =>
  (table: Table): boolean =>
    roles.some((role) => holderOf(table, role) !== null || table.deceased === role);

export const accompliceHides = (table: Table): boolean => modeOf(table) === 'nine-eleven';
export const accompliceIsThere = (table: Table): boolean => accompliceOf(table) !== null;
export const flipsPassively = (table: Table, event: ExplosionEvent): boolean => {
  const role = event.type === 'flip' ? table.roles[event.player] : undefined;
  return role !== undefined && ROLE_TABLE[role].kind === 'passive';
};
