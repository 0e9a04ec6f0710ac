/** The character at work, and who may be picked next (B-012 to B-014, B-040, B-041, B-G52). */
import type { Table, Turn } from '../table.ts';
import type { Character, Pick, Seat } from '../vocabulary.ts';
import { ownGait } from './abilities.ts';
import { picksOf } from './draw.ts';
import { isDead } from './people.ts';
import type { Reasons } from './reasons.ts';
import { endings } from './walking.ts';

/** Whoever was picked must move before anybody else, unless unable to (B-021) or given up for a skill. */
export function mustStillMove(table: Table): boolean {
  const { turn } = table;
  if (!turn?.bound || turn.moved || turn.gaveUp) return false;
  return endings(table, turn.who, ownGait(table, turn.who)).size > 0;
}

/** The side that picks now, or null. */
export function picker(table: Table): Seat | null {
  const { phase, picked, extra } = table;
  if (phase === 'assassin') return 'assassin';
  const detectives = phase === 'detectives' || (phase === 'last' && extra);
  return detectives && picked.length < picksOf(table) ? 'detectives' : null;
}

export const leftOver = ({ drawn, picked, assassinPicked }: Table): readonly Character[] =>
  drawn.filter((who) => !picked.includes(who) && !assassinPicked.includes(who));

/** The assassin has taken up a character that a detective used. */
const reused = ({ picked, assassinPicked }: Table): boolean =>
  assassinPicked.some((who) => picked.includes(who));

/** The assassin may use a detective's character instead of the cards left over, not in addition (B-041). */
function isTaken(table: Table, who: Character): boolean {
  const { picked, assassinPicked } = table;
  if (picker(table) !== 'assassin') return picked.includes(who);
  const tooLate = assassinPicked.length > 0 && picked.includes(who);
  return reused(table) || tooLate || assassinPicked.includes(who);
}

export const pickReasons = (table: Table, { who }: Pick): Reasons => [
  [table.phase !== null && picker(table) === null, 'wrong-phase'],
  [!table.drawn.includes(who), 'not-drawn'],
  [isTaken(table, who), 'already-picked'],
  [isDead(table, who), 'dead'],
  [mustStillMove(table), 'must-move'],
];

export function pick(table: Table, { who }: Pick): Table {
  const by = picker(table) ?? 'detectives';
  const turn: Turn = { who, by, moved: false, gaveUp: false, used: false, bound: true };
  if (by === 'assassin') return { ...table, turn, assassinPicked: [...table.assassinPicked, who] };
  return { ...table, turn, picked: [...table.picked, who] };
}

/** The assassin has used all cards left over, or one of the detectives' (B-040, B-041). */
export function assassinIsDone(table: Table): boolean {
  if (table.drawn.length === 0 || reused(table)) return true;
  return table.assassinPicked.length > 0 && leftOver(table).length === 0;
}

/** Whether detectives' characters are at work: what they reach they may read (B-057, B-G25). */
export const detectivesWork = ({ phase, turn }: Table): boolean =>
  phase !== null && turn?.by === 'detectives';

/** Of the row, not at work: not picked yet, picked before, or done with this already. */
export function workReasons(table: Table, who: Character, done: (turn: Turn) => boolean): Reasons {
  const { phase, turn, drawn, picked, assassinPicked } = table;
  if (phase === null) return [[table.at[who] === undefined, 'not-drawn']];
  const isAtWork = turn?.who === who;
  const wasPicked = picked.includes(who) || assassinPicked.includes(who);
  const idle = isAtWork ? done(turn) : drawn.includes(who) && !wasPicked;
  return [
    [phase === 'draw' || turn === null || idle, 'wrong-phase'],
    [!drawn.includes(who), 'not-drawn'],
    [!isAtWork && wasPicked, 'already-picked'],
  ];
}
