/** Questions that whoever has read one sentence can answer at a few positions: the blind test of a translation. */
import type { TraceStep } from '../trace.ts';
import type { Kind } from './mutant.ts';
import type { Parting, Played } from './part.ts';
import type { ClauseScore } from './score.ts';

interface At {
  readonly case: string;
  readonly step: number;
}

/**
 * `allowed`: may this be done? `possible`: is somebody still possible after it? `outcome`: what happens, as the rules are or as
 * they would be with the sentence changed?
 */
export type Asked = At &
  (
    | { readonly form: 'allowed'; readonly yes: boolean }
    | { readonly form: 'possible'; readonly yes: boolean; readonly seat: string; readonly who: string }
    | { readonly form: 'outcome'; readonly kind: Kind; readonly parting: Parting }
  );

/** So many questions are asked of a sentence at most. */
const MOST = 4;
/** So many must be answered rightly for a sentence to count as understood. */
export const ENOUGH = 3;

const kindOf = ({ event }: TraceStep): string => Object.keys(event ?? {})[0] ?? '';

interface Step extends At {
  readonly is: TraceStep;
}
const stepsOf = (played: readonly Played[]): readonly Step[] =>
  played.flatMap(({ case: { id }, trace }) =>
    trace.steps.slice(1).map((is) => ({ case: id, step: is.index, is })),
  );

/** What the sentence refuses, and what of the same kind is accepted; the cases with a refusal first. */
function allowedOrNot(clause: string, steps: readonly Step[]): readonly Asked[] {
  const refused = steps.filter(({ is }) => is.refused?.clause === clause);
  const kinds = new Set(refused.map(({ is }) => kindOf(is)));
  const cases = new Set(refused.map((one) => one.case));
  const accepted = steps.filter(({ is }) => !is.refused && kinds.has(kindOf(is)));
  const near = accepted.filter((one) => cases.has(one.case));
  return alternating(
    refused.map((one) => allowed(one, false)),
    [...near, ...accepted.filter((one) => !cases.has(one.case))].map((one) => allowed(one, true)),
  );
}

const allowed = ({ case: id, step }: At, yes: boolean): Asked => ({ case: id, step, form: 'allowed', yes });

/** By turns one of each, as long as there is any of the first. */
const alternating = (first: readonly Asked[], second: readonly Asked[]): readonly Asked[] =>
  first.flatMap((one, at) => [one, ...second.slice(at, at + 1)]);

/** Somebody whom the sentence rules out, and somebody who is left. */
function possibleOrNot(clause: string, steps: readonly Step[]): readonly Asked[] {
  return steps.flatMap(({ case: id, step, is }) =>
    Object.entries(is.knowledge).flatMap(([seat, { new: fresh, suspects }]): Asked[] => {
      const out = fresh.find((reason) => reason.clause === clause);
      if (!out) return [];
      const ask = (who: string, yes: boolean): Asked => ({
        case: id,
        step,
        form: 'possible',
        seat,
        who,
        yes,
      });
      return [ask(out.who, false), ...suspects.slice(0, 1).map((who) => ask(who, true))];
    }),
  );
}

/** What the changed sentence would bring about, where that can be told. */
const outcomes = ({ tried }: ClauseScore): readonly Asked[] =>
  tried
    .filter(({ kind }) => kind !== 'allow' && kind !== 'ignore')
    .flatMap(({ kind, partings }) =>
      partings.flatMap((parting): Asked[] => {
        const at = { case: parting.case, step: parting.step };
        if (at.step === 0 || parting.truth.refused) return [];
        const undone = kind === 'forbid' || parting.otherwise === null || parting.otherwise.refused;
        return [undone ? allowed(at, true) : { ...at, form: 'outcome', kind, parting }];
      }),
    );

/** The questions of a sentence, different ones each; few or none where no position decides it. */
export function askedOf(score: ClauseScore, played: readonly Played[]): readonly Asked[] {
  const steps = stepsOf(played);
  const all = [
    ...allowedOrNot(score.clause, steps),
    ...possibleOrNot(score.clause, steps),
    ...outcomes(score),
  ];
  const known = new Map(
    all.map((one) => [[one.case, one.step, one.form, 'who' in one ? one.who : ''].join(), one]),
  );
  return [...known.values()].slice(0, MOST);
}
