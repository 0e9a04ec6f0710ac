/** Voting for the supposed culprit, and the end of the round (T-086, T-104 to T-108, T-111, T-G11, T-G12, T-G25, T-G46). */
import { BadEvent } from '../../game.ts';
import type { Table } from '../table.ts';
import type { Seat, Seats, Vote } from '../vocabulary.ts';
import { ballotReasons, counted } from './ballot.ts';
import { escaped } from './ending.ts';
import { putAtRisk, settled } from './exit.ts';
import { FRESH_DAY, QUIET_NIGHT } from './fresh.ts';
import { canLook, candidates } from './investigation.ts';
import { roundsOf } from './mode.ts';
import { holderOf, isImprisoned, isOut, living } from './people.ts';
import { allTold } from './rank.ts';
import type { Reasons } from './reasons.ts';
import { record, today } from './record.ts';
import { allHaveSpoken } from './speech.ts';

/** Nobody can be elected, so there is nothing to investigate (T-G09, T-G25). */
const nothingToInvestigate = (table: Table): boolean => table.day.skip || candidates(table).length === 0;

export function mayVote(table: Table): boolean {
  const { phase, day } = table;
  if (day.voted || phase === 'night') return false;
  if (phase === 'elimination') return true;
  if (phase === 'speech') return allHaveSpoken(table) && nothingToInvestigate(table);
  return nothingToInvestigate(table) || (day.representative !== null && !canLook(table));
}

const standing = (table: Table): Seats => table.day.runOff ?? living(table);

export const voteReasons = (table: Table, event: Vote): Reasons => [
  [!mayVote(table), 'wrong-phase'],
  ...ballotReasons(table, event, standing(table)),
  [
    [...Object.values(event.votes), ...(event.host ? [event.host] : [])].some((one) =>
      isImprisoned(table, one),
    ),
    'already-imprisoned',
  ],
];

const quiet = (table: Table): Table =>
  today({ ...table, phase: 'elimination' }, { speaker: null, mayUse: [], shooter: null, out: [] });

export function vote(table: Table, event: Vote): Table {
  const { table: known, winner, again } = counted(quiet(table), event);
  if (again) return known;
  const closed = today(known, { voted: true, out: winner ? [winner] : [] });
  return winner ? putAtRisk(closed, winner, 'imprisoned') : closed;
}

export const endRoundReasons = ({ phase, day }: Table): Reasons => [
  [phase !== 'elimination' || !day.voted, 'wrong-phase'],
];

/** Whoever was imprisoned in the vote speaks first, or the guard who stepped in; if that player died, the first of today. */
function firstTomorrow(table: Table): Seat {
  const [named] = table.day.out;
  const guard = holderOf(table, 'guard');
  const gone = named && !isOut(table, named) ? guard : named;
  return gone && isImprisoned(table, gone) ? gone : table.first;
}

function nextRound(table: Table): Table {
  const { round } = table;
  const day = { ...FRESH_DAY, hidden: table.day.hidden, skip: table.judged };
  const next: Table = {
    ...table,
    round: round + 1,
    phase: 'night',
    first: firstTomorrow(table),
    judged: false,
    tonight: QUIET_NIGHT,
    day,
  };
  return record(next, { type: 'roundEnded', round, last: false });
}

/**
 * Closes the vote for good; the next night begins, or the game is over.
 * Fails with `BadEvent` after the last day when nobody can know who the culprit is.
 */
export function endRound(table: Table): Table {
  const now = settled(table);
  if (now.winner !== 'none') return now;
  if (now.round < roundsOf(now)) return nextRound(now);
  if (!allTold(now))
    throw new BadEvent(
      '',
      'hands that are not written out',
      'every hand: who the culprit is decides the game',
    );
  return escaped(record(now, { type: 'roundEnded', round: now.round, last: true }));
}
