/**
 * What a seat knows, from what it witnessed alone. Exact: whoever is left could have done all murders with distinct rules,
 * each in the palace as it stood at that moment; nobody else could (B-L01 to B-L09).
 */
import type { Elimination, Knowledge } from '../../trace.ts';
import { clauseId, reasonClause } from '../clauses.ts';
import { KINDS, METHODS } from '../vocabulary.ts';
import type { Kind, Person } from '../vocabulary.ts';
import { cluesIn } from './clues.ts';
import type { ByzantineLog, Clues, PlainClue } from './clues.ts';
import { explain } from './explain.ts';
import type { Basis } from './explain.ts';
import { findings } from './findings.ts';

type Parts = Omit<Elimination, 'who' | 'clause' | 'kind'> & { readonly kind: Kind };

const eliminate = (who: Person, { kind, because, args }: Parts): Elimination => ({
  who,
  because,
  kind,
  clause: clauseId(reasonClause(kind)),
  ...(args ? { args } : {}),
});

/** The simplest kind of reason first, then the earliest. */
const simplest = (a: PlainClue, b: PlainClue): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.step - b.step;

function reasonFor(who: Person, plain: readonly PlainClue[], basis: Basis): Elimination | null {
  const clue = plain.find(({ out }) => out.includes(who));
  if (clue) {
    const { kind, step, card } = clue;
    return eliminate(who, { kind, because: [step], ...(card ? { args: { card } } : {}) });
  }
  const explained = explain(basis, who);
  return explained && eliminate(who, explained);
}

/** Mr. M knows the truth, and needs no clue; where nobody is told, nothing is said. */
function ownKnowledge({ opening }: ByzantineLog, isGiven: boolean): Omit<Knowledge, 'new'> {
  const { own, people } = opening;
  if (!own) return { suspects: [], ruledOut: [] };
  if (!isGiven) return { suspects: people, ruledOut: [] };
  const others = people.filter((who) => who !== own);
  return {
    suspects: [own],
    ruledOut: others.map((who) => eliminate(who, { kind: 'own-identity', because: [0] })),
  };
}

/** What the detectives may count with: those of the links that count, and the hand if the given position does. */
function counted({ links }: Clues, { opening }: ByzantineLog, only?: ReadonlySet<number>): Basis {
  return {
    links: only ? links.filter(({ step }) => only.has(step)) : links,
    hand: !only || only.has(0) ? opening.hand : METHODS,
  };
}

export const basisFor = (log: ByzantineLog, only?: ReadonlySet<number>): Basis =>
  counted(cluesIn(log), log, only);

/** Knowledge from a redacted log; with `only`, from just the facts of those steps (0 is the opening). */
export function know(log: ByzantineLog, only?: ReadonlySet<number>): Omit<Knowledge, 'new'> {
  if (log.seat === 'assassin') return ownKnowledge(log, !only || only.has(0));
  const { people } = log.opening;
  const found = cluesIn(log);
  const basis = counted(found, log, only);
  const clues = found.plain.filter(({ step }) => !only || only.has(step)).sort(simplest);
  const reasons = people.map((who) => ({ who, reason: reasonFor(who, clues, basis) }));
  const suspects = reasons.filter(({ reason }) => !reason).map(({ who }) => who);
  return {
    suspects,
    ruledOut: reasons.flatMap(({ reason }) => reason ?? []),
    more: findings(basis, people),
  };
}
