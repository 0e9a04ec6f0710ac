import type { JsonObject } from '../../machines/trace.ts';
import type { Settings, Story, StoryStep } from '../story/types.ts';

/** What the stepper steps through: the example, or the reader's own moves from one of its steps on. */
export interface Run {
  readonly events: readonly JsonObject[];
  readonly variants: Settings;
  /** The example's step after which the reader's moves begin; null while all events are the example's. */
  readonly fork: number | null;
  readonly steps: readonly StoryStep[];
}

export const exampleRun = (story: Story): Run => ({
  events: story.source.events,
  variants: story.source.variants,
  fork: null,
  steps: story.steps,
});

/** Variants of the run that the example does not have. */
export function changedVariants(run: Run, story: Story): [string, Settings[string]][] {
  return Object.entries(run.variants).filter(([key, value]) => story.source.variants[key] !== value);
}

export const isExample = (run: Run, story: Story): boolean =>
  run.fork === null && changedVariants(run, story).length === 0;

/** The reader's own moves up to a step. */
export const ownMoves = (run: Run, index: number): readonly JsonObject[] =>
  run.fork === null ? [] : run.events.slice(run.fork, index);

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
