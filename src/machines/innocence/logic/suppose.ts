/** "What if it is true?": what a seat would know if claims about cards were facts. They never are (I-056, I-L06). */
import type { JsonObject } from '../../trace.ts';
import type { Claimed } from '../vocabulary.ts';
import { assume } from './deals/assume.ts';
import { count } from './deals/count.ts';
import { findings } from './deals/findings.ts';
import type { Findings } from './deals/findings.ts';
import { puzzleOf } from './deals/puzzle.ts';
import type { Puzzle } from './deals/puzzle.ts';
import type { InnocenceLog } from './facts.ts';

export interface Supposed extends Findings {
  /** Who would still be culprit in some deal. */
  readonly suspects: readonly string[];
}

const NOTHING = {
  worlds: 0,
  culpritIn: {},
  rightArrest: {},
  best: [],
  deals: 0,
  rightDeals: {},
  suspects: [],
};

/** All of the claims taken together; with 0 worlds they cannot all be true. */
export function suppose(log: InnocenceLog, claims: readonly Claimed[]): Supposed & JsonObject {
  const puzzle = claims.reduce<Puzzle | null>((so, claim) => so && assume(so, claim, log), puzzleOf(log));
  if (!puzzle) return NOTHING;
  const found = findings(count(puzzle), puzzle.suspects);
  return found.worlds ? { ...found, suspects: Object.keys(found.rightArrest) } : NOTHING;
}
