/**
 * What a seat knows, from what it witnessed alone. Every clue speaks of one identity by itself, so one fact is always
 * enough, and necessary, to rule somebody out: each elimination has exactly one step as its reason.
 */
import type { SeatLog } from '../../game.ts';
import type { Elimination, Knowledge } from '../../trace.ts';
import { clauseId } from '../clauses.ts';
import { KINDS } from '../vocabulary.ts';
import type { Suspect } from '../vocabulary.ts';
import { cluesOf, openingClues } from './clues.ts';
import type { Clue } from './clues.ts';
import type { Fact, Opening } from './facts.ts';

export type NoirLog = SeatLog<Opening, Fact>;
type Dated = Clue & { readonly step: number };

/** The step of the latest successful disguise: what was learned about the Killer up to it says nothing now (N-L08). */
const epochOf = ({ facts }: NoirLog): number =>
  facts.reduce((latest, { step, fact }) => (fact.type === 'disguise' && fact.was ? step : latest), 0);

function cluesIn(log: NoirLog, only?: ReadonlySet<number>): Dated[] {
  const epoch = epochOf(log);
  const given = openingClues(log.opening, log.seat).map((clue) => ({ ...clue, step: 0 }));
  const later = log.facts.flatMap(({ step, fact }) =>
    cluesOf(fact, log.seat, log.opening.suspects).map((clue) => ({ ...clue, step })),
  );
  return [...given, ...later].filter(
    ({ step, passing }) => (!only || only.has(step)) && !(passing && step <= epoch),
  );
}

/** The simplest kind of reason first, then the earliest. */
const simplest = (a: Dated, b: Dated): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.step - b.step;

function elimination(who: Suspect, { step, kind, clause, args }: Dated): Elimination {
  return { who, because: [step], kind, clause: clauseId(clause), ...(args ? { args } : {}) };
}

/** Knowledge from a redacted log; with `only`, from just the facts of those steps (0 is the opening). */
export function know(log: NoirLog, only?: ReadonlySet<number>): Omit<Knowledge, 'new'> {
  const clues = cluesIn(log, only).sort(simplest);
  const reasons = log.opening.suspects.map((who) => ({
    who,
    clue: clues.find(({ out }) => out.includes(who)),
  }));
  return {
    suspects: reasons.filter(({ clue }) => !clue).map(({ who }) => who),
    ruledOut: reasons.flatMap(({ who, clue }) => (clue ? [elimination(who, clue)] : [])),
  };
}
