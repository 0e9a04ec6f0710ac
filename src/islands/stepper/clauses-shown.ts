import type { StoryStep } from '../story/types.ts';

/**
 * The clauses in force that a view may be told, with their weight, those that say most about the step first: why it was
 * refused, what ruled out most suspects (both above 0), the case's own rule, the rest. Those of a refusal only if the view
 * may know why. `rule` is `<game>/<rule>`.
 */
function weighed(step: StoryStep, view: string, rule: string): [clause: string, weight: number][] {
  const shown = step.views[view];
  if (step.refused && !shown?.refused) return [];
  const weights = new Map<string, number>();
  for (const clause of step.clauses) weights.set(clause, clause.startsWith(`${rule}-`) ? 0 : -1);
  for (const { clause, who } of shown?.knowledge.flatMap((panel) => panel.fresh) ?? []) {
    if (weights.has(clause)) weights.set(clause, Math.max(weights.get(clause)!, 0) + who.length);
  }
  if (shown?.refused) weights.set(shown.refused.clause, Infinity);
  return [...weights].sort(([, a], [, b]) => b - a);
}

/** The clauses in force that a view may be told, those that say most about the step first. */
export const clausesShown = (step: StoryStep, view: string, rule: string): readonly string[] =>
  weighed(step, view, rule).map(([clause]) => clause);

/** Those that decide the step: why it was refused, what ruled somebody out; else the one that says most. */
export const clausesDeciding = (step: StoryStep, view: string, rule: string): readonly string[] =>
  weighed(step, view, rule)
    .filter(([, weight], nth) => nth === 0 || weight > 0)
    .map(([clause]) => clause);
