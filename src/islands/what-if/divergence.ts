import type { Run } from '../stepper/run.ts';
import type { Story } from '../story/types.ts';

/** The first step at which the example's own events turn out otherwise in this run (under other variants), or null. */
export function divergence(run: Run, story: Story): number | null {
  const shared = Math.min(run.fork ?? Infinity, run.steps.length - 1, story.steps.length - 1);
  for (let index = 0; index <= shared; index++) {
    const [ours, theirs] = [run.steps[index]!, story.steps[index]!].map((step) =>
      JSON.stringify([step.refused, step.views]),
    );
    if (ours !== theirs) return index;
  }
  return null;
}
