import type { JsonObject } from '../../machines/trace.ts';
import type { Settings, Story, StoryStep } from '../story/types.ts';

/** What the stepper steps through: the example, or the reader's own moves from one of its steps on. */
export interface Run {
  readonly events: readonly JsonObject[];
  readonly variants: Settings;
  /** The example's step after which the reader's moves begin; null while all events are the example's. */
  readonly fork: number | null;
  /** The events from `fork` on, as they stand in an address. */
  readonly written: readonly string[];
  readonly steps: readonly StoryStep[];
}

export const exampleRun = (story: Story): Run => ({
  events: story.source.events,
  variants: story.source.variants,
  fork: null,
  written: [],
  steps: story.steps,
});

/** Variants of the run that the example does not have. */
export function changedVariants(run: Run, story: Story): [string, Settings[string]][] {
  return Object.entries(run.variants).filter(([key, value]) => story.source.variants[key] !== value);
}

export const isExample = (run: Run, story: Story): boolean =>
  run.fork === null && changedVariants(run, story).length === 0;

/** The reader's own moves up to a step, as they stand in an address. */
export const ownMoves = ({ fork, written }: Run, index: number): readonly string[] =>
  fork === null ? [] : written.slice(0, Math.max(0, index - fork));
