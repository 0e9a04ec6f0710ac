/** What a seat knows, from what it witnessed alone: all deals of the unseen cards that are possible, counted exactly (I-L01 to I-L08). */
import type { Elimination, JsonObject, Knowledge } from '../../trace.ts';
import { clauseId, reasonClause } from '../clauses.ts';
import type { Suspect } from '../vocabulary.ts';
import { count } from './deals/count.ts';
import { explain } from './deals/explain.ts';
import { findings } from './deals/findings.ts';
import { puzzleOf } from './deals/puzzle.ts';
import type { Puzzle } from './deals/puzzle.ts';
import type { InnocenceLog } from './facts.ts';
import { suppose } from './suppose.ts';

function eliminate(
  log: InnocenceLog,
  who: Suspect,
  culprits: readonly Suspect[],
  only?: ReadonlySet<number>,
): Elimination {
  const { because, kind, args } = explain(log, who, only);
  return {
    who,
    because,
    kind,
    clause: clauseId(reasonClause(kind)),
    args: kind === 'all-shown' ? { culprits } : args,
  };
}

/** Each claim with what would follow if it, alone, were true. */
const claimsIn = (log: InnocenceLog): readonly JsonObject[] =>
  log.facts.flatMap(({ step, fact }) =>
    fact.type === 'claimed' ? [{ step, ...fact.claim, ...suppose(log, [fact.claim]) }] : [],
  );

/** No card lies before anybody: there is nothing to weigh yet. */
const isUndealt = ({ known, unknown }: Puzzle): boolean =>
  known.every(({ length }) => !length) && unknown.every((size) => !size);

const NOTHING_DEALT = {
  worlds: 1,
  culpritIn: {},
  rightArrest: {},
  best: [],
  deals: 1,
  rightDeals: {},
  claims: [],
};

/** Knowledge from a redacted log; with `only`, from just what the facts of those steps tell of cards (0 is the opening). */
export function know(log: InnocenceLog, only?: ReadonlySet<number>): Omit<Knowledge, 'new'> {
  const puzzle = puzzleOf(log, only);
  const who = puzzle.suspects;
  if (isUndealt(puzzle))
    return { suspects: who, ruledOut: [], more: { ...NOTHING_DEALT, unseen: puzzle.pool } };
  const found = findings(count(puzzle), who);
  const suspects = who.filter((one) => found.rightArrest[one]);
  const out = who.filter((one) => !found.rightArrest[one]);
  return {
    suspects,
    ruledOut: out.map((one) => eliminate(log, one, suspects, only)),
    more: { ...found, unseen: puzzle.pool, claims: only ? [] : claimsIn(log) },
  };
}
