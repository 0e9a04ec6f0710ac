/** Where the outcome of a case parts from what a mutant makes of it. */
import type { Charts } from '../chart.ts';
import { failuresOf } from '../expectations.ts';
import type { Case, Game } from '../game.ts';
import { begin, play, type Run } from '../run.ts';
import type { Trace, TraceStep } from '../trace.ts';
import type { Changed, Mutant } from './mutant.ts';

export interface Parting {
  /** `<game>/<rule>/<case>`. */
  readonly case: string;
  /** Index in the trace. */
  readonly step: number;
  readonly truth: TraceStep;
  /** The step with the mutant; null where it cannot be played: the chart knows no way on. */
  readonly otherwise: TraceStep | null;
}

/** Cases with their true traces. */
export interface Played {
  readonly case: Case;
  readonly trace: Trace;
}

const NOTHING = { suspects: [], ruledOut: [] };

/** What counts as an outcome; of the charts, the states that they stand in and, by rule, those that they passed through. */
function outcomeOf(step: TraceStep, knows: boolean): string {
  const { refused, answer, position, chart, ruleChart, seen, winner, knowledge } = step;
  return JSON.stringify([
    refused?.id ?? null,
    answer,
    position,
    chart,
    ruleChart.states,
    ruleChart.taken.map(({ to }) => to),
    winner,
    Object.values(seen).map((one) => one.position),
    knows ? knowledge : null,
  ]);
}

/** Plays something; null when the mutant cannot. */
function attempted(work: () => Run): Run | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Whether what the case expects of the run's last step still holds. */
function isAsExpected(game: Game, run: Run, { steps, expect, view }: Case): boolean {
  const index = run.steps.length - 1;
  const own = index > 0 ? failuresOf(game, run, steps[index - 1]!.expect, { step: true, view }) : [];
  const whole = index === steps.length ? failuresOf(game, run, expect, { step: false, view }) : [];
  return own.length + whole.length === 0;
}

function partingOf(
  { case: one, trace }: Played,
  { game: full, charts: chartsFor, knows }: Changed,
): Parting | null {
  const game: Game = knows ? full : { ...full, know: () => NOTHING };
  const charts: Charts = chartsFor(one.rule);
  let run = attempted(() => begin(game, charts, { given: one.given, variants: one.variants }));
  for (const truth of trace.steps) {
    const now = run;
    if (truth.index > 0) run = now && attempted(() => play(now, one.steps[truth.index - 1]!.event));
    const otherwise = run?.steps.at(-1) ?? null;
    const isSame = otherwise !== null && outcomeOf(otherwise, knows) === outcomeOf(truth, knows);
    if (!isSame || (knows && !isAsExpected(game, run!, one)))
      return { case: one.id, step: truth.index, truth, otherwise };
  }
  return null;
}

/** The first step at which somebody is ruled out by the clause: without it they would not be. */
function ignoredIn({ case: one, trace }: Played, clause: string): Parting | null {
  const rests = (step: TraceStep): boolean =>
    Object.values(step.knowledge).some(({ new: fresh }) => fresh.some((reason) => reason.clause === clause));
  const truth = trace.steps.find((step) => step.index > 0 && rests(step)) ?? trace.steps.find(rests);
  if (!truth) return null;
  const knowledge = Object.fromEntries(
    Object.entries(truth.knowledge).map(([seat, { suspects, ruledOut, new: fresh, ...more }]) => {
      const kept = ruledOut.filter((reason) => reason.clause !== clause);
      const back = ruledOut.filter((reason) => reason.clause === clause).map(({ who }) => who);
      return [
        seat,
        {
          ...more,
          suspects: [...suspects, ...back],
          ruledOut: kept,
          new: fresh.filter((reason) => reason.clause !== clause),
        },
      ];
    }),
  );
  return { case: one.id, step: truth.index, truth, otherwise: { ...truth, knowledge } };
}

/** Where the first cases part that tell the mutant from the rule, in the order given; none when no case does. */
export function partingsOf(
  { changed, clause }: Mutant,
  played: readonly Played[],
  most: number,
): readonly Parting[] {
  const found: Parting[] = [];
  for (const one of played) {
    if (found.length === most) break;
    const parting = changed ? partingOf(one, changed) : ignoredIn(one, clause);
    if (parting) found.push(parting);
  }
  return found;
}

/** The first case that tells the mutant from the rule; null when none does. */
export const firstParting = (mutant: Mutant, played: readonly Played[]): Parting | null =>
  partingsOf(mutant, played, 1)[0] ?? null;
