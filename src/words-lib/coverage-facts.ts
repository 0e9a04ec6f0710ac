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
  /** Facts of the register that nothing else cites: decisions and switches of the game's data file. */
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
    facts: unbroken([...facts, ...cases.flatMap((one) => one.facts)]),
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
  const views = ['everyone', ...game.seats];
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

/**
 * Register ids are serials, so every number up to the highest one cited must be told: N-003 cited means N-001 to N-003.
 * Ids of another form are kept as they are.
 */
export function unbroken(facts: readonly string[]): readonly string[] {
  const highest = new Map<string, { digits: string; width: number }>();
  const others: string[] = [];
  for (const fact of new Set(facts)) {
    const [, stem, digits] = /^(.*?)(\d+)$/.exec(fact) ?? [];
    if (stem === undefined || digits === undefined) others.push(fact);
    else if (Number(digits) > Number(highest.get(stem)?.digits ?? 0))
      highest.set(stem, { digits, width: digits.length });
  }
  const runs = [...highest].flatMap(([stem, { digits, width }]) =>
    Array.from({ length: Number(digits) }, (_, at) => stem + String(at + 1).padStart(width, '0')),
  );
  return [...others, ...runs];
}
