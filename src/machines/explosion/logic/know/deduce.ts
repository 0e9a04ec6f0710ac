/**
 * What a seat knows, from what it witnessed alone. Exact over all deals that fit: whoever is left is the culprit in some of
 * them, and nobody else is (T-L01 to T-L13). Speeches, votes and choices of the bad prove nothing and are left aside.
 */
import type { Elimination, Knowledge } from '../../../trace.ts';
import { clauseId, reasonClause } from '../../clauses.ts';
import type { Kind, Seat } from '../../vocabulary.ts';
import { rankKey, weaponNumbers } from '../rank.ts';
import { cluesIn, namedBy } from './clues.ts';
import type { ExplosionLog } from './clues.ts';
import { explain } from './explain.ts';
import type { Explained } from './explain.ts';
import { puzzleFrom } from './puzzle.ts';
import type { Basis, Puzzle } from './puzzle.ts';
import { nameOf } from './setting.ts';
import { dealsBySeat, sharesOf } from './shares.ts';
import { tokensFor } from './tokens.ts';

type Known = Omit<Knowledge, 'new'>;

const kept = new WeakMap<object, Map<string, Explained>>();

/** Who holds no weapon card oneself is out for that. */
function clauseFor(kind: Kind, { who, puzzle }: { who: Seat; puzzle: Puzzle }): string {
  const { own, opening, me, awake } = puzzle;
  const empty = who === me && own !== null && rankKey(weaponNumbers(own, opening.weapon)) === 0;
  if (kind === 'own-cards' && empty) return clauseId('deduction-3');
  const bySmall = kind === 'awake' && awake.every(({ group }) => group === 'small');
  return clauseId(bySmall ? 'deduction-16' : reasonClause(kind));
}

/** Players of whom the same is known, and told at the same steps, are out for the same reason. */
function alike({ clues }: Basis, { puzzle, who }: { puzzle: Puzzle; who: Seat }): string {
  const steps = clues.flatMap(({ step, fact }) => (namedBy(fact) === who ? `${fact.type}${step}` : []));
  return `${nameOf(puzzle, who, tokensFor(puzzle))}|${steps.join()}`;
}

/** Each reason is looked for once for the deals that it rests on. */
function reasonFor(
  basis: Basis,
  { deals, puzzle, who }: { deals: object; puzzle: Puzzle; who: Seat },
): Explained {
  const known = kept.get(deals) ?? new Map<string, Explained>();
  kept.set(deals, known);
  const name = `${alike(basis, { puzzle, who })}|${basis.clues.map(({ step }) => step).join()}`;
  const reason = known.get(name) ?? explain(basis, who);
  known.set(name, reason);
  return reason;
}

/** Knowledge from a redacted log; with `only`, from just the facts of those steps (0 is the given position). */
export function know(log: ExplosionLog, only?: ReadonlySet<number>): Known {
  const { opening, seat } = log;
  const me = seat as Seat;
  const counts = (step: number): boolean => !only || only.has(step);
  const basis: Basis = {
    opening,
    me,
    clues: cluesIn(log).filter(({ step }) => counts(step)),
    given: counts(0),
  };
  const puzzle = puzzleFrom(basis);
  const deals = dealsBySeat(puzzle);
  const suspects = opening.seats.filter((who) => deals.get(who)! > 0n);
  const ruledOut = opening.seats
    .filter((who) => !suspects.includes(who))
    .map((who): Elimination => {
      const { kind, because } = reasonFor(basis, { deals, puzzle, who });
      return { who, because, kind, clause: clauseFor(kind, { who, puzzle }), args: { seat: me } };
    });
  return { suspects, ruledOut, ...(opening.own && suspects.length ? { more: sharesOf(deals) } : {}) };
}
