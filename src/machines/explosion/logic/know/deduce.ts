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
import type { Deals } from './shares.ts';
import { tokensFor } from './tokens.ts';

type Known = Omit<Knowledge, 'new'>;

/** The clause for a kind of reason, more exactly where the rule text has one of its own for it. */
function clauseFor(kind: Kind, { who, puzzle }: { who: Seat; puzzle: Puzzle }): string {
  const { own, opening, me, awake, suits } = puzzle;
  const holdsNone = who === me && own !== null && rankKey(weaponNumbers(own, opening.weapon)) === 0;
  if (kind === 'own-cards' && holdsNone) return clauseId('deduction-3');
  if (kind === 'awake' && awake.every(({ group }) => group === 'small')) return clauseId('deduction-16');
  return clauseId(kind === 'told' && !suits.length ? 'deduction-12' : reasonClause(kind));
}

/** What is known after each step that tells something: as the log grew. */
interface Stage {
  readonly basis: Basis;
  readonly puzzle: Puzzle;
  readonly deals: Deals;
}

function stagesOf(basis: Basis): readonly Stage[] {
  const steps = [...new Set([0, ...basis.clues.map(({ step }) => step)])];
  const stages: Stage[] = [];
  for (const last of steps) {
    const before = stages.at(-1)?.deals ?? new Map<Seat, bigint>();
    const barred = basis.opening.seats.filter((seat) => before.get(seat) === 0n);
    const grown = { ...basis, clues: basis.clues.filter(({ step }) => step <= last) };
    const puzzle = puzzleFrom(grown);
    stages.push({ basis: grown, puzzle, deals: dealsBySeat(puzzle, barred) });
  }
  return stages;
}

/** Players of whom the same is known, and told at the same steps, are out for the same reason. */
function alike({ basis, puzzle }: Stage, who: Seat): string {
  const steps = basis.clues.flatMap(({ step, fact }) => (namedBy(fact) === who ? `${fact.type}${step}` : []));
  return `${nameOf(puzzle, who, tokensFor(puzzle))}|${steps.join()}|${basis.clues.map(({ step }) => step).join()}`;
}

/** Reasons by the deals that they rest on: each is looked for once. */
const kept = new WeakMap<Deals, Map<string, Explained>>();

/** The reason of the stage at which somebody was ruled out first: what comes later makes it no better. */
function reasonFor(stages: readonly Stage[], who: Seat): Explained {
  const stage = stages.find(({ deals }) => deals.get(who) === 0n)!;
  const known = kept.get(stage.deals) ?? new Map<string, Explained>();
  kept.set(stage.deals, known);
  const name = alike(stage, who);
  const reason = known.get(name) ?? explain(stage.basis, who);
  known.set(name, reason);
  return reason;
}

/** Knowledge from a redacted log; with `only`, from just the facts of those steps (0 is the given position). */
export function know(log: ExplosionLog, only?: ReadonlySet<number>): Known {
  const { opening, seat } = log;
  const me = seat as Seat;
  const counts = (step: number): boolean => !only || only.has(step);
  const clues = cluesIn(log).filter(({ step }) => counts(step));
  const stages = stagesOf({ opening, me, clues, given: counts(0) });
  const { deals, puzzle } = stages.at(-1)!;
  const suspects = opening.seats.filter((who) => deals.get(who)! > 0n);
  const ruledOut = opening.seats
    .filter((who) => !suspects.includes(who))
    .map((who): Elimination => {
      const { kind, because } = reasonFor(stages, who);
      return { who, because, kind, clause: clauseFor(kind, { who, puzzle }), args: { seat: me } };
    });
  return { suspects, ruledOut, ...(opening.own && suspects.length ? { more: sharesOf(deals) } : {}) };
}
