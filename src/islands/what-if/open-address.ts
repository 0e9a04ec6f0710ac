import type { Asked } from '../stepper/read-address.ts';
import { exampleRun, type Run } from '../stepper/run.ts';
import type { Settings, Story } from '../story/types.ts';
import { underVariants } from './branch.ts';
import type { Engine, WhyNot } from './engine.ts';
import { readMoves } from './read-moves.ts';
import { writeMove } from './write-moves.ts';

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
 * Opens what an address asks for, as far as it can be played. Never throws: the rest is reported in words. Takes time in
 * proportion to the moves.
 */
export function openAddress(engine: Engine, story: Story, asked: Asked & { index: number }): Opened {
  const { index, moves } = asked;
  const leftOut: LeftOut[] = [];
  const leave = (text: string, why: WhyNot | string) =>
    leftOut.push({
      text: text.slice(0, 60),
      why: typeof why === 'string' ? { text: story.labels[why]!, clause: null } : why,
    });
  const start = startUnder(engine, story, asked.variants, leave);
  const events = start.events.slice(0, index);
  const written: string[] = [];
  const read = readMoves(moves ?? '');
  for (const { text, event } of read.moves) {
    const why = event ? engine.whyNot(events, start.variants, event, asked.view ?? story.view) : 'branch.bad';
    if (why) leave(text, why);
    else written.push(writeMove(events[events.push(event!) - 1]!));
  }
  if (read.rest) leave(read.rest, 'branch.too-many');
  if (written.length === 0) return { run: start, index, leftOut };
  const steps = engine.tell(events, start.variants);
  return { run: { ...start, events, written, fork: index, steps }, index: events.length, leftOut };
}

/** The example under other variants, as it is where it cannot be under them. */
function startUnder(
  engine: Engine,
  story: Story,
  variants: Settings,
  leave: (text: string, why: string) => void,
): Run {
  const run = exampleRun(story);
  const changed = Object.entries(variants);
  if (changed.length === 0) return run;
  try {
    return underVariants(engine, run, { ...run.variants, ...variants });
  } catch {
    leave(changed.map((pair) => pair.join('=')).join(', '), 'variants.impossible');
    return run;
  }
}
