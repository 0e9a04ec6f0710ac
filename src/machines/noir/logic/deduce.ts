/**
 * What a seat knows, from what it witnessed alone. Every clue speaks of one identity by itself, so one fact is mostly
 * enough, and necessary, to rule somebody out. Only where a case does not tell the seat's own identity may several facts
 * be needed: whoever must be the one identity is not the other.
 */
import type { SeatLog } from '../../game.ts';
import type { Elimination, Knowledge } from '../../trace.ts';
import { clauseId } from '../clauses.ts';
import { KINDS } from '../vocabulary.ts';
import type { Suspect, Suspects } from '../vocabulary.ts';
import { cluesOf, openingClues, ownClause } from './clues.ts';
import type { Clue } from './clues.ts';
import type { Fact, Opening } from './facts.ts';

export type NoirLog = SeatLog<Opening, Fact>;
type Dated = Clue & { readonly step: number };

/** The step of the latest successful disguise: what was learned about the Killer up to it says nothing now (N-L08). */
const epochOf = ({ facts }: NoirLog): number =>
  facts.reduce((latest, { step, fact }) => (fact.type === 'disguise' && fact.was ? step : latest), 0);

const across = (seat: string): string => (seat === 'killer' ? 'inspector' : 'killer');

/** The clues in a log about the identity opposite to `seat`, the simplest first. */
function cluesIn(log: NoirLog, seat: string, only?: ReadonlySet<number>): Dated[] {
  const epoch = epochOf(log);
  const given = openingClues(log.opening, seat).map((clue) => ({ ...clue, step: 0 }));
  const later = log.facts.flatMap(({ step, fact }) =>
    cluesOf(fact, seat, log.opening.suspects).map((clue) => ({ ...clue, step })),
  );
  return [...given, ...later]
    .filter(({ step, passing }) => (!only || only.has(step)) && !(passing && step <= epoch))
    .sort(simplest);
}

/** The simplest kind of reason first, then the earliest. */
const simplest = (a: Dated, b: Dated): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.step - b.step;

function elimination(who: Suspect, { step, kind, clause, args }: Dated): Elimination {
  return { who, because: [step], kind, clause: clauseId(clause), ...(args ? { args } : {}) };
}

const leftBy = ({ opening }: NoirLog, clues: readonly Dated[]): Suspects =>
  opening.suspects.filter((who) => !clues.some(({ out }) => out.includes(who)));

/** Whether the seat's own identity is one that the case does not tell, even by now. */
const isUntold = ({ opening, facts }: NoirLog): boolean =>
  opening.untold && !facts.some(({ fact }) => fact.type === 'disguise' && fact.drawn);

/** Just as many of the steps as it takes to leave nobody else for the seat's own identity. */
const needed = (log: NoirLog, steps: readonly number[]): readonly number[] =>
  steps.reduce<readonly number[]>((some, step) => {
    const fewer = some.filter((other) => other !== step);
    return leftBy(log, cluesIn(log, across(log.seat), new Set(fewer))).length === 1 ? fewer : some;
  }, steps);

/** Whoever must be the seat's own identity, though the case does not tell it, and is therefore not the other. */
function ownByElimination(log: NoirLog, only?: ReadonlySet<number>): Elimination[] {
  if (!isUntold(log)) return [];
  const clues = cluesIn(log, across(log.seat), only);
  const [who, another] = leftBy(log, clues);
  if (!who || another) return [];
  const because = needed(
    log,
    [...new Set(clues.map(({ step }) => step))].toSorted((a, b) => a - b),
  );
  const { seat } = log;
  return [{ who, because, kind: 'own-identity', clause: clauseId(ownClause(seat)), args: { seat } }];
}

/** Knowledge from a redacted log; with `only`, from just the facts of those steps (0 is the opening). */
export function know(log: NoirLog, only?: ReadonlySet<number>): Omit<Knowledge, 'new'> {
  const clues = cluesIn(log, log.seat, only);
  const own = ownByElimination(log, only);
  const ruledOut = log.opening.suspects.flatMap((who) => {
    const clue = clues.find(({ out }) => out.includes(who));
    return clue ? [elimination(who, clue)] : own.filter((one) => one.who === who);
  });
  const out = new Set<string>(ruledOut.map(({ who }) => who));
  return { suspects: log.opening.suspects.filter((who) => !out.has(who)), ruledOut };
}
