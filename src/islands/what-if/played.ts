import { begin, play, type Run } from '../../machines/run.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { Settings, Story } from '../story/types.ts';
import type { Rules } from './rules.ts';

export type Events = readonly JsonObject[];

/**
 * Plays events out from the story's given position; goes on from where they part from those played before, for one question
 * after the other is asked about the same moves. Throws `BadPosition` and `BadEvent`.
 */
export function playsOut({ game, charts }: Rules, story: Story): (events: Events, variants: Settings) => Run {
  let under = '';
  let before: Events = [];
  /** After none of the events, after the first, … */
  let runs: Run[] = [];
  return (events, variants) => {
    const key = JSON.stringify(variants);
    if (key !== under) runs = [begin(game, charts, { given: story.source.given, variants })];
    under = key;
    const parted = runs.findIndex((_, at) => at === runs.length - 1 || events[at] !== before[at]);
    runs.length = parted + 1;
    before = events;
    for (const event of events.slice(parted)) runs.push(play(runs.at(-1)!, event));
    return runs.at(-1)!;
  };
}
