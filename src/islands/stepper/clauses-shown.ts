import type { StoryStep } from '../story/types.ts';

/** The clauses in force that a view may be told: those of a refusal only if it may know why. */
export function clausesShown(step: StoryStep, view: string): readonly string[] {
  const refused = step.views[view]?.refused ?? null;
  if (step.refused && !refused) return [];
  return [...new Set([...(refused ? [refused.clause] : []), ...step.clauses])];
}
