import type { JsonObject } from '../../machines/trace.ts';
import type { Asked } from '../stepper/address.ts';
import { exampleRun, ownMoves, type Run } from '../stepper/run.ts';
import type { Settings, Story } from '../story/types.ts';
import type { Engine, WhyNot } from './engine.ts';
import { readMoves, writeMove } from './moves-code.ts';

/** A run that goes on from a step with a move of the reader's. */
export function playOn(
  engine: Engine,
  run: Run,
  { index, event }: { index: number; event: JsonObject },
): Run {
  const events = [...run.events.slice(0, index), event];
  const fork = Math.min(run.fork ?? index, index);
  const written = [...ownMoves(run, index), writeMove(event)];
  return { events, fork, written, variants: run.variants, steps: engine.tell(events, run.variants) };
}

/** The same events under other variants. Throws when the position cannot be under them. */
export function underVariants(engine: Engine, run: Run, variants: Settings): Run {
  return { ...run, variants, steps: engine.tell(run.events, variants) };
}

/** A part of an address that could not be followed, and why. */
export interface LeftOut {
  readonly text: string;
  readonly why: WhyNot;
}

export interface Opened {
  readonly run: Run;
  readonly index: number;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Opens what an address asks for, as far as it can be played. Never throws: the rest is reported in words.
 */
export function openAddress(engine: Engine, story: Story, asked: Asked & { index: number }): Opened {
  const leftOut: LeftOut[] = [];
  const leave = (text: string, why: WhyNot | string) =>
    leftOut.push({
      text: text.slice(0, 60),
      why: typeof why === 'string' ? { text: story.labels[why]!, clause: null } : why,
    });
  let run = exampleRun(story);
  try {
    const changed = Object.keys(asked.variants).length > 0;
    if (changed) run = underVariants(engine, run, { ...run.variants, ...asked.variants });
  } catch {
    leave(
      Object.entries(asked.variants)
        .map((pair) => pair.join('='))
        .join(', '),
      'variants.impossible',
    );
  }
  let index = asked.index;
  for (const { text, event } of asked.moves === null ? [] : readMoves(asked.moves)) {
    const why = event
      ? engine.whyNot(run.events.slice(0, index), run.variants, event, asked.view ?? story.view)
      : 'branch.bad';
    if (why) leave(text, why);
    else run = playOn(engine, run, { index: index++, event: event! });
  }
  return { run, index, leftOut };
}
