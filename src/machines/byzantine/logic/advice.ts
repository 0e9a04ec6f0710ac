/** For each unread corpse, how each rule that may lie on it would split the suspects. */
import type { JsonObject, Knowledge } from '../../trace.ts';
import { METHODS } from '../vocabulary.ts';
import type { Method, Person } from '../vocabulary.ts';
import type { ByzantineLog, Link } from './clues.ts';
import { basisFor, know } from './deduce.ts';
import { canBe } from './explain.ts';
import type { Basis } from './explain.ts';
import { readOn } from './findings.ts';

/** The suspects that are left if this rule is read on that murder. */
function leftBy(
  basis: Basis,
  { step, id, murder }: Link,
  method: Method,
  suspects: readonly Person[],
): Person[] {
  const card: Link = {
    step,
    id,
    murder: null,
    idle: null,
    card: { method, victim: murder!.victims[0]! },
    by: {},
  };
  return suspects.filter((who) => canBe({ ...basis, links: [...basis.links, card] }, who));
}

function splits(basis: Basis, link: Link, suspects: readonly Person[]): JsonObject {
  const rules = METHODS.map((method) => [method, leftBy(basis, link, method, suspects)] as const);
  return Object.fromEntries(rules.filter(([, left]) => left.length));
}

const adviceOn = (basis: Basis, suspects: readonly Person[]): JsonObject[] =>
  basis.links
    .filter((link) => link.murder && !readOn(basis, link))
    .map((link) => ({
      step: link.step,
      victim: link.murder!.victims[0]!,
      left: splits(basis, link, suspects),
    }));

/** Knowledge as `know` has it, with `more.advice` for the detectives. */
export function knowWithAdvice(log: ByzantineLog, only?: ReadonlySet<number>): Omit<Knowledge, 'new'> {
  const known = know(log, only);
  if (!known.more) return known;
  const advice = adviceOn(basisFor(log, only), known.suspects as readonly Person[]);
  return { ...known, more: { ...known.more, advice } };
}
