/**
 * The trace: one case replayed, as plain JSON. Every face (page, embed, picture, text, test) is made from it.
 * Names are public (see docs of the case format); keys may be added, never renamed.
 */

/** Anything that survives JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Why an attempt was not accepted: the refusal's id and the clause (`<game>/<rule>-<n>`) that forbids it. */
export interface Refusal {
  readonly id: string;
  readonly clause: string;
}

/** One suspect ruled out for one seat. Knowledge with only the steps in `because` rules `who` out; without any one of them it does not. */
export interface Elimination {
  readonly who: string;
  /** Step indices; 0 is the given position. */
  readonly because: readonly number[];
  /** The kind of reason, worded per locale as message `reason.<kind>`. */
  readonly kind: string;
  readonly clause: string;
  /** What the wording of the reason needs besides `who` (for example the suspect that was exonerated). */
  readonly args?: JsonObject;
}

/** What one seat knows after a step. */
export interface Knowledge {
  readonly suspects: readonly string[];
  readonly ruledOut: readonly Elimination[];
  /** Those of `ruledOut` that were still suspects after the step before; at step 0 all of them. */
  readonly new: readonly Elimination[];
  /** Game-specific findings (worlds counted and the like). */
  readonly more?: JsonObject;
}

/** A transition of a chart that was taken: paths of states relative to the chart's root, and the clauses in its `meta`. */
export interface Taken {
  readonly from: string;
  readonly to: string;
  /** Event type, or null for an eventless transition. */
  readonly event: string | null;
  /** `edgeId()` of the transition, equal to the id of the drawn edge. */
  readonly edge: string;
  readonly clauses: readonly string[];
}

/** A chart as it stands after a step: active state paths, and the transitions taken to get there. */
export interface ChartRun {
  readonly states: readonly string[];
  readonly taken: readonly Taken[];
}

/** What one seat sees of a step: position and event with everything left out that the seat may not know. */
export interface Seen {
  readonly position: JsonObject;
  readonly event: JsonObject | null;
  readonly answer: boolean | null;
}

export interface TraceStep {
  readonly index: number;
  /** Stable name: `start`, then `<event>-<index>`. */
  readonly name: string;
  /** Exactly one event key, as in the case file; left out at step 0. */
  readonly event?: JsonObject;
  readonly refused: Refusal | null;
  /** True, false, or null where no question was asked. */
  readonly answer: boolean | null;
  /** The position after the step, in the words of `given`; the whole truth as far as the case tells it. */
  readonly position: JsonObject;
  /** Active state paths of the game's chart. */
  readonly chart: readonly string[];
  /** The chart of the case's own rule, run on this step. */
  readonly ruleChart: ChartRun;
  /** Clauses in force: those of the transitions taken, or the one that refused. */
  readonly clauses: readonly string[];
  readonly knowledge: { readonly [seat: string]: Knowledge };
  readonly seen: { readonly [seat: string]: Seen };
  readonly winner: string;
}

/** An expectation that does not hold: where, what was expected, what was found. */
export interface Failure {
  readonly step: number;
  readonly key: string;
  readonly expected: Json;
  readonly actual: Json;
}

export interface Trace {
  readonly id: string;
  readonly game: string;
  readonly rule: string;
  /** Changes when, and only when, the replayed content changes. */
  readonly hash: string;
  /** All variants, resolved. */
  readonly variants: { readonly [key: string]: VariantValue };
  readonly steps: readonly TraceStep[];
  readonly failures: readonly Failure[];
}

export type VariantValue = string | number | boolean;
