/** The round: draw, detectives, assassin, murder; then all cards but the dead's are shuffled (B-010, B-055, B-071, B-G21, B-G23). */
import type { Table } from '../table.ts';
import { candidates } from './candidates.ts';
import { picksOf } from './draw.ts';
import { isOverdue, lastRoundIsOver } from './ending.ts';
import { usable } from './murder.ts';
import type { Reasons } from './reasons.ts';
import { sceneOf } from './scene.ts';
import { assassinIsDone, mustStillMove } from './turn.ts';

/** Somebody who may be Mr. M can kill nobody with the cards in hand (B-G21). */
function nobodyCanBeKilled(table: Table): boolean {
  const scene = sceneOf(table);
  return candidates(table).some(
    (who) => !usable(table, scene, who).some((method) => table.methods.includes(method)),
  );
}

/** The last round has had its murder, but its cards have yet to be shuffled. */
const isUnfinished = ({ phase, killed }: Table): boolean => phase === 'last' && killed;

const isSkipped = (table: Table): boolean => table.phase === 'kill' && !table.killed;

export function endRoundReasons(table: Table): Reasons {
  if (table.phase === null) return [];
  const over = table.phase === 'kill' && (table.killed || nobodyCanBeKilled(table));
  return [[!over && !isUnfinished(table), 'wrong-phase']];
}

/** The murder that did not happen, with the palace as it was. */
const skipped = (table: Table): Table => ({
  ...table,
  murders: [...table.murders, { victims: [], room: '', method: null, read: false, scene: sceneOf(table) }],
});

const cleared = (table: Table): Table => ({
  ...table,
  drawn: [],
  picked: [],
  assassinPicked: [],
  turn: null,
  gained: null,
  killed: false,
});

export function endRound(table: Table): Table {
  const shuffled = cleared(isSkipped(table) ? skipped(table) : table);
  if (table.phase === 'last') return shuffled;
  if (table.phase !== null && (isOverdue(table) || lastRoundIsOver(table)))
    return { ...shuffled, phase: 'last' };
  return { ...shuffled, phase: table.phase && 'draw', round: table.round + 1 };
}

/** Every pick of the detectives has been made and has moved. */
const detectivesAreDone = (table: Table): boolean =>
  table.picked.length >= picksOf(table) && !mustStillMove(table);

/** The phase that follows from what has just been done. */
export function settle(table: Table): Table {
  switch (table.phase) {
    case 'detectives':
      return detectivesAreDone(table) ? { ...table, phase: 'assassin' } : table;
    case 'assassin':
      return assassinIsDone(table) && !mustStillMove(table) ? { ...table, phase: 'kill' } : table;
    case 'kill':
      return table.killed && isOverdue(table) ? { ...table, phase: 'last' } : table;
    default:
      return table;
  }
}
