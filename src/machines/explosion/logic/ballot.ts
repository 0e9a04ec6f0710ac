/** Votes: how they are counted, and what a tie leads to (T-016, T-100, T-104, T-G10, T-G11, T-G26). */
import { BadEvent } from '../../game.ts';
import type { Ballots, Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { Ballot, BySeat, Seat, Seats } from '../vocabulary.ts';
import { isDead, isImprisoned, isMute } from './people.ts';
import type { Reasons } from './reasons.ts';
import { record, today } from './record.ts';
import { voters } from './speech.ts';

const cast = (votes: BySeat<Seat>): readonly (readonly [Seat, Seat])[] =>
  Object.entries(votes) as unknown as (readonly [Seat, Seat])[];

/** The host has to name one of the tied. */
const hostDecides = ({ variants, day }: Table): boolean => variants.runOff === 'host' && day.runOff !== null;

/** What holds for both votes; `standing` is whom one may vote for. */
export function ballotReasons(table: Table, { votes, host }: Ballot, standing: Seats): Reasons {
  const ballots = cast(votes);
  const named = [...ballots.map(([, choice]) => choice), ...(host ? [host] : [])];
  return [
    [hostDecides(table) !== (host !== ''), 'wrong-phase'],
    [ballots.some(([voter]) => isDead(table, voter)) || named.some((one) => isDead(table, one)), 'dead'],
    [ballots.some(([voter]) => isMute(table, voter)), 'muted'],
    [named.some((one) => !standing.includes(one)), 'not-standing'],
  ];
}

/** An imprisoned master's skill is void (T-054). */
const weight = (table: Table, voter: Seat): number =>
  table.doubled.includes(voter) && !isImprisoned(table, voter) ? 2 : 1;

export function tallyOf(table: Table, votes: BySeat<Seat>): BySeat<number> {
  const tally: { [S in Seat]?: number } = {};
  for (const [voter, choice] of cast(votes)) tally[choice] = (tally[choice] ?? 0) + weight(table, voter);
  return tally;
}

function checkComplete(table: Table, { votes, host }: Ballot): void {
  const missing = host ? [] : voters(table).filter((seat) => votes[seat] === undefined);
  if (missing.length)
    throw new BadEvent(
      '',
      `no vote of ${missing.join(', ')}`,
      'a vote of everybody who may vote (T-100, T-104)',
    );
}

const byVotes = (tally: BySeat<number>): readonly (readonly [Seat, number])[] =>
  (Object.entries(tally) as unknown as [Seat, number][]).sort((a, b) => b[1] - a[1]);

export interface Outcome {
  readonly table: Table;
  /** Null where nobody is named, or where a run-off is to come. */
  readonly winner: Seat | null;
  readonly again: boolean;
}

/** A tie: once more among the tied, or the host, or nobody; tied again: nobody. */
function tied(table: Table, ballot: Ballots, among: Seats): Outcome {
  const known = record(table, { type: 'tied', ballot, among });
  const again = table.day.runOff === null && table.variants.runOff !== 'none';
  if (again) return { table: today(known, { runOff: among }), winner: null, again };
  return { table: record(today(known, { runOff: null }), { type: 'nobody', ballot }), winner: null, again };
}

const named = (table: Table, ballot: Ballots, who: Seat): Outcome => ({
  table: record(today(table, { runOff: null }), { type: 'decided', ballot, who }),
  winner: who,
  again: false,
});

/** Fails with `BadEvent` when somebody has not voted. */
export function counted(table: Table, event: Ballot): Outcome {
  checkComplete(table, event);
  const ballot: Ballots = event.type;
  if (event.host) return named(table, ballot, event.host);
  const tally = tallyOf(table, event.votes);
  const lines = byVotes(tally).map(([who, votes]): Happening => ({ type: 'counted', ballot, who, votes }));
  const known = record(today(table, { count: { ballot, votes: event.votes, tally } }), ...lines);
  const most = Math.max(0, ...Object.values(tally));
  const top = table.seats.filter((seat) => tally[seat] === most);
  if (!top.length) return { table: record(known, { type: 'nobody', ballot }), winner: null, again: false };
  return top.length > 1 ? tied(known, ballot, top) : named(known, ballot, top[0]!);
}
