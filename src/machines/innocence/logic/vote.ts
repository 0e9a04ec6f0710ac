/** "All point at once; most votes: arrested; two tied: both count; more: vote again" (I-058 to I-064). */
import type { Table } from '../table.ts';
import type { Result, Suspect, Vote } from '../vocabulary.ts';
import { voteHasFailed } from './arrest.ts';
import { isSuspect, turnsAreOver } from './reasons.ts';
import type { Reasons } from './reasons.ts';

type Votes = { readonly [voter: Suspect]: Suspect | null };

/** Votes by whom they are for. */
export function tally(votes: Votes): ReadonlyMap<Suspect, readonly Suspect[]> {
  const found = new Map<Suspect, Suspect[]>();
  for (const [voter, target] of Object.entries(votes))
    if (target !== null) found.set(target, [...(found.get(target) ?? []), voter]);
  return found;
}

/** Who has the most votes. */
export function topOf(votes: Votes): readonly Suspect[] {
  const found = tally(votes);
  const most = Math.max(...[...found.values()].map(({ length }) => length));
  return [...found]
    .filter(([, voters]) => voters.length === most)
    .map(([who]) => who)
    .sort();
}

const resultFor = (top: readonly Suspect[]): Result =>
  top.length === 1 ? 'arrest' : top.length === 2 ? 'tie' : 'revote';

export function voteReasons(table: Table, { votes }: Vote): Reasons {
  const named = Object.entries(votes)
    .flat()
    .filter((who) => who !== null);
  const mayVote = table.mode === 'detective' && turnsAreOver(table) && !voteHasFailed(table);
  return [
    [!mayVote, 'wrong-phase'],
    [named.some((who) => !isSuspect(table, who)), 'not-a-suspect'],
    [Object.entries(votes).some(([voter, target]) => voter === target), 'self-vote'],
    [table.suspects.some((who) => (votes[who] ?? null) === null), 'must-vote'],
  ];
}

export function vote(table: Table, { votes }: Vote): Table {
  const top = topOf(votes);
  const result = resultFor(top);
  return {
    ...table,
    phase: 'verdict',
    voted: table.voted + 1,
    voting: { votes, top, result },
    arrested: result === 'revote' ? [] : top,
  };
}
