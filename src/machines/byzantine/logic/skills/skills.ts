/** The nine verbs of the skills; timing and possession are the same for all (B-034). */
import type { Table, Turn } from '../../table.ts';
import { ACTS } from '../../vocabulary.ts';
import type { Act, Skill } from '../../vocabulary.ts';
import { has } from '../abilities.ts';
import { isDead } from '../people.ts';
import type { Reasons } from '../reasons.ts';
import { workReasons } from '../turn.ts';
import { show, showReasons } from './astrologer.ts';
import { gain, gainReasons } from './bard.ts';
import { lock, lockReasons, unlock, unlockReasons } from './cook.ts';
import { pull, pullReasons } from './duke.ts';
import { order, orderReasons } from './empress.ts';
import { swap, swapReasons } from './jester.ts';
import { revive, reviveReasons } from './scholar.ts';
import { readFromAfar, readFromAfarReasons } from './witch.ts';

interface Deed {
  readonly reasons: (table: Table, event: Skill) => Reasons;
  readonly effect: (table: Table, event: Skill) => Table;
  /** Done instead of moving (B-081, B-084). */
  readonly instead?: true;
}

const DEEDS: { readonly [A in Act]: Deed } = {
  shows: { reasons: showReasons, effect: show },
  reads: { reasons: readFromAfarReasons, effect: readFromAfar, instead: true },
  revives: { reasons: reviveReasons, effect: revive },
  swaps: { reasons: swapReasons, effect: swap, instead: true },
  moves: { reasons: orderReasons, effect: order },
  lock: { reasons: lockReasons, effect: lock },
  unlock: { reasons: unlockReasons, effect: unlock },
  gains: { reasons: gainReasons, effect: gain },
  pulls: { reasons: pullReasons, effect: pull },
};

/** Too late: the skill has been used, or moving can no longer be given up; for the bard's card, once the bard has begun. */
function tooLate({ act }: Skill, { moved, used }: Turn, gained: boolean): boolean {
  if (act === 'gains') return gained || moved || used;
  return used || (moved && DEEDS[act].instead === true);
}

export function skillReasons(table: Table, event: Skill): Reasons {
  const { who, act, target } = event;
  const work = workReasons(table, who, (turn) => tooLate(event, turn, table.gained !== null));
  const absent = table.at[who] === undefined || (target !== '' && table.at[target] === undefined);
  if (absent) return [...work, [true, 'not-drawn']];
  return [
    ...work,
    [!has(table, who, ACTS[act]), 'not-drawn'],
    [isDead(table, who), 'dead'],
    ...DEEDS[act].reasons(table, event),
  ];
}

/** Turning up the bard's card is no use of the skill gained by it. */
export function performSkill(table: Table, event: Skill): Table {
  const done = DEEDS[event.act].effect(table, event);
  if (!done.turn || event.act === 'gains') return done;
  const gaveUp = done.turn.gaveUp || DEEDS[event.act].instead === true;
  return { ...done, turn: { ...done.turn, used: true, gaveUp } };
}
