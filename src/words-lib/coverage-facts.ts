/** Collects, from a game's machines and its replayed cases, the facts that `coverage` joins with the words. */
import { edgesOf, statesOf } from '../machines/edges.ts';
import type { Case, Game } from '../machines/game.ts';
import { pathOf } from '../machines/paths.ts';
import type { Trace, TraceStep } from '../machines/trace.ts';
import type { CaseFacts, ChartFacts, GameFacts } from './coverage.ts';

export interface Replayed {
  readonly case: Case;
  readonly trace: Trace;
}

export interface Told {
  readonly replayed: readonly Replayed[];
  /** Every fact of the register that must be told: `facts` of the game's data file, written out. */
  readonly facts: readonly string[];
  readonly proseOnly: readonly string[];
}

/** `replayed` may hold cases of other games; they are left out. */
export function gameFacts(game: Game, { replayed, facts, proseOnly }: Told): GameFacts {
  const cases = replayed.filter((one) => one.case.game === game.id).map((one) => caseFacts(game, one));
  return {
    game: game.id,
    seats: game.seats,
    events: game.events,
    variants: game.variants,
    charts: [
      chartFacts(null, game.machine),
      ...Object.entries(game.rules).map(([rule, { machine }]) => chartFacts(rule, machine)),
    ],
    cases,
    facts: distinct([...facts, ...cases.flatMap((one) => one.facts)]),
    proseOnly,
  };
}

function chartFacts(rule: string | null, machine: Game['machine']): ChartFacts {
  return {
    rule,
    states: statesOf(machine).map(pathOf),
    edges: edgesOf(machine).map(({ id, guard, clauses }) => ({ id, guard, clauses })),
  };
}

function caseFacts(game: Game, { case: one, trace }: Replayed): CaseFacts {
  const reasons = trace.steps.flatMap((step) =>
    Object.values(step.knowledge).flatMap(({ ruledOut }) => ruledOut),
  );
  const refusals = trace.steps.flatMap((step) => step.refused ?? []);
  const views = ['everyone', ...Object.keys(trace.steps[0]!.seen)];
  return {
    id: one.id,
    facts: one.facts,
    draft: one.draft ?? false,
    clauses: distinct([
      ...trace.steps.flatMap(inForce),
      ...refusals.map(({ clause }) => clause),
      ...reasons.map(({ clause }) => clause),
    ]),
    refusals: distinct(refusals.map(({ id }) => id)),
    reasons: distinct(reasons.map(({ kind }) => kind)),
    said: distinct(
      trace.steps.flatMap((step) => views.flatMap((view) => game.say(step, view).map(({ key }) => key))),
    ),
  };
}

function inForce(step: TraceStep): readonly string[] {
  return [...step.clauses, ...step.ruleChart.taken.flatMap(({ clauses }) => clauses)];
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}

/** Runs of register ids written out: `N-001..N-003` is N-001, N-002, N-003; other entries are ids themselves. */
export function factsOf(runs: readonly string[]): readonly string[] {
  return runs.flatMap((run) => {
    const [, stem, first, last] = /^(.*?)(\d+)\.\.\1(\d+)$/.exec(run) ?? [];
    if (stem === undefined || first === undefined || last === undefined) return [run];
    const count = Number(last) - Number(first) + 1;
    return Array.from(
      { length: count },
      (_, at) => stem + String(Number(first) + at).padStart(first.length, '0'),
    );
  });
}
