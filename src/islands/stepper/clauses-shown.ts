import type { StoryStep } from '../story/types.ts';

/**
 * The clauses in force that a view may be told, those that say most about the step first: why it was refused, what ruled
 * out most suspects, the case's own rule, the rest. Those of a refusal only if the view may know why.
 */
export function clausesShown(step: StoryStep, view: string, rule = ''): readonly string[] {
  const shown = step.views[view];
  if (step.refused && !shown?.refused) return [];
  const fell = new Map<string, number>();
  for (const { clause, who } of shown?.knowledge.flatMap((panel) => panel.fresh) ?? []) {
    fell.set(clause, (fell.get(clause) ?? 0) + who.length);
  }
  const weight = (clause: string): number => {
    if (clause === shown?.refused?.clause) return Infinity;
    return fell.get(clause) ?? (clause.startsWith(`${rule}-`) ? 0 : -1);
  };
  const all = [...new Set([...(shown?.refused ? [shown.refused.clause] : []), ...step.clauses])];
  return all.sort((a, b) => weight(b) - weight(a));
}
