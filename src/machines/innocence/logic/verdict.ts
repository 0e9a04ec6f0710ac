/**
 * Who is the culprit: the weapon, else the lowest sum, else the fewest valid cards, else joint culprits (I-031, I-032, I-040,
 * I-041). A pure function of the final hands (I-L07), told stage by stage.
 */
import type { Cards, Decided, Suspect } from '../vocabulary.ts';
import { stageClause } from './stage-clauses.ts';
import type { StageName } from './stage-clauses.ts';
import {
  add,
  countedStatement,
  countedTestimony,
  holdsWeapon,
  physicalWeight,
  statementWeight,
  testimonyWeight,
  voidTestimonies,
} from './weigh.ts';
import type { Weight } from './weigh.ts';

export type Hands = { readonly [suspect: Suspect]: Cards };
type Weights = { readonly [suspect: Suspect]: Weight };

/** One stage of the verdict. `clauses` are those it obeys, `innocence/<rule>-<n>`. */
export interface Stage {
  readonly stage: StageName;
  readonly clauses: readonly string[];
  /** Who holds a weapon; only at `weapon`. */
  readonly holders?: readonly Suspect[];
  /** The card that counts, by suspect; at `statements` and `testimonies`. */
  readonly counted?: { readonly [suspect: Suspect]: string | null };
  /** Testimonies that cancel each other, by suspect; at `testimonies`. */
  readonly void?: { readonly [suspect: Suspect]: Cards };
  /** Level and valid cards so far; from `physical` to `testimonies`. Whoever holds the weapon is not weighed. */
  readonly sums?: Weights;
  /** Who is left; at `lowest`, `fewest-valid` and `joint`. */
  readonly left?: readonly Suspect[];
  /** The lowest sum, or the fewest valid cards. */
  readonly least?: number;
}

export interface Verdict {
  /** Level and valid cards; null for a holder of the weapon (I-G03). */
  readonly scores: { readonly [suspect: Suspect]: Weight | null };
  readonly culprits: readonly Suspect[];
  readonly by: Decided;
  /** In order, up to the one that decides. */
  readonly stages: readonly Stage[];
}

const stage = (name: StageName, found: Omit<Stage, 'stage' | 'clauses'>): Stage => ({
  stage: name,
  clauses: stageClause(name),
  ...found,
});

const each = <V>(who: readonly Suspect[], make: (suspect: Suspect) => V): { readonly [s: Suspect]: V } =>
  Object.fromEntries(who.map((suspect) => [suspect, make(suspect)]));

/** The sums as they build up, kind by kind. */
function weighing(hands: Hands, who: readonly Suspect[]): readonly [stages: readonly Stage[], sums: Weights] {
  const physical = each(who, (one) => physicalWeight(hands[one]!));
  const spoken = each(who, (one) => add(physical[one]!, statementWeight(hands[one]!)));
  const seen = each(who, (one) => add(spoken[one]!, testimonyWeight(hands[one]!)));
  const stages = [
    stage('physical', { sums: physical }),
    stage('statements', { sums: spoken, counted: each(who, (one) => countedStatement(hands[one]!)) }),
    stage('testimonies', {
      sums: seen,
      counted: each(who, (one) => countedTestimony(hands[one]!)),
      void: each(who, (one) => voidTestimonies(hands[one]!)),
    }),
  ];
  return [stages, seen];
}

interface Narrowed {
  readonly left: readonly Suspect[];
  readonly least: number;
}

/** Those with the least of something. */
function fewest(who: readonly Suspect[], of: (suspect: Suspect) => number): Narrowed {
  const least = Math.min(...who.map(of));
  return { left: who.filter((one) => of(one) === least), least };
}

interface Decision {
  readonly culprits: readonly Suspect[];
  readonly by: Decided;
  readonly stages: readonly Stage[];
}

/** Nobody holds the weapon: sum, then valid cards, then joint culprits. */
function bySums(sums: Weights, who: readonly Suspect[]): Decision {
  const lowest = fewest(who, (one) => sums[one]!.level);
  const first = stage('lowest', { ...lowest });
  if (lowest.left.length === 1) return { culprits: lowest.left, by: 'lowest', stages: [first] };
  const valid = fewest(lowest.left, (one) => sums[one]!.valid);
  const second = stage('fewest-valid', { ...valid });
  if (valid.left.length === 1) return { culprits: valid.left, by: 'fewest-valid', stages: [first, second] };
  const third = stage('joint', { left: valid.left });
  return { culprits: valid.left, by: 'joint', stages: [first, second, third] };
}

/** The verdict on these hands, of at least one suspect. */
export function verdict(hands: Hands): Verdict {
  const who = Object.keys(hands);
  const holders = who.filter((one) => holdsWeapon(hands[one]!));
  const others = who.filter((one) => !holders.includes(one));
  const [weighed, sums] = weighing(hands, others);
  const { culprits, by, stages } = holders.length
    ? { culprits: holders, by: 'weapon' as const, stages: [] }
    : bySums(sums, who);
  return {
    scores: each(who, (one) => sums[one] ?? null),
    culprits,
    by,
    stages: [stage('weapon', { holders }), ...weighed, ...stages],
  };
}
