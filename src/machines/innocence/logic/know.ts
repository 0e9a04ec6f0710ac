/** What a seat knows, from what it witnessed alone: all deals of the unseen cards that are possible, counted exactly (I-L01 to I-L08). */
import type { Elimination, JsonObject, Knowledge } from '../../trace.ts';
import { clauseId, reasonClause } from '../clauses.ts';
import type { Suspect } from '../vocabulary.ts';
import { count } from './deals/count.ts';
import { explain } from './deals/explain.ts';
import { findings } from './deals/findings.ts';
import { canBeCulprit } from './deals/possible.ts';
import { puzzleOf } from './deals/puzzle.ts';
import type { Puzzle } from './deals/puzzle.ts';
import type { InnocenceLog } from './facts.ts';
import { suppose } from './suppose.ts';

type Known = Omit<Knowledge, 'new'>;

/** Each claim with what would follow if it, alone, were true. */
function claimsIn(log: InnocenceLog): readonly JsonObject[] {
  const before = log.opening.claims.map((claim) => ({ step: 0, claim }));
  const since = log.facts.flatMap(({ step, fact }) =>
    fact.type === 'claimed' ? [{ step, claim: fact.claim }] : [],
  );
  return [...before, ...since].map(({ step, claim }) => ({ step, ...claim, ...suppose(log, [claim]) }));
}

/** No card lies before anybody: there is nothing to weigh yet. */
const isUndealt = ({ known, unknown }: Puzzle): boolean =>
  known.every(({ length }) => !length) && unknown.every((size) => !size);

const undealt = ({ suspects, pool }: Puzzle): Known => ({
  suspects,
  ruledOut: [],
  more: {
    worlds: 1,
    culpritIn: {},
    rightArrest: {},
    best: [],
    deals: 1,
    rightDeals: {},
    unseen: pool,
    claims: [],
  },
});

/** Everybody but the suspects, each with the reason. */
function ruledOut(
  log: InnocenceLog,
  suspects: readonly Suspect[],
  only?: ReadonlySet<number>,
): Elimination[] {
  const out = log.opening.suspects.filter((who) => !suspects.includes(who));
  return out.map((who) => {
    const { because, kind, args } = explain(log, who, only);
    const clause = clauseId(reasonClause(kind));
    return { who, because, kind, clause, args: kind === 'all-shown' ? { culprits: suspects } : args };
  });
}

/** From just what the facts of some steps tell of cards: who may be the culprit, without counting. */
function knowFrom(log: InnocenceLog, only: ReadonlySet<number>): Known {
  const puzzle = puzzleOf(log, only);
  const suspects = puzzle.suspects.filter((_who, index) => canBeCulprit(puzzle, index));
  return { suspects, ruledOut: ruledOut(log, suspects, only) };
}

/** Knowledge from a redacted log; with `only`, from just what the facts of those steps tell of cards (0 is the opening). */
export function know(log: InnocenceLog, only?: ReadonlySet<number>): Known {
  if (only) return knowFrom(log, only);
  const puzzle = puzzleOf(log);
  if (isUndealt(puzzle)) return undealt(puzzle);
  const found = findings(count(puzzle), puzzle.suspects);
  const suspects = puzzle.suspects.filter((who) => found.rightArrest[who]);
  return {
    suspects,
    ruledOut: ruledOut(log, suspects),
    more: { ...found, unseen: puzzle.pool, claims: claimsIn(log) },
  };
}
