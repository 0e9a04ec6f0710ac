/** Where turns and rounds begin, for going through a long case faster than step by step. */
import { EVERYONE } from '../story/context.ts';
import type { StoryStep } from '../story/types.ts';

type Steps = readonly StoryStep[];

/** The seat to move after a step: every game's figure names it as `turn`, null when it is nobody's. */
const seatAt = (steps: Steps, index: number): unknown => steps[index]!.views[EVERYONE]!.figure['turn'];

/** The steps after which it is another seat's turn than before; the given position is the first. */
const starts = (steps: Steps): number[] =>
  steps.flatMap((_, index) =>
    index === 0 || seatAt(steps, index) !== seatAt(steps, index - 1) ? [index] : [],
  );

/** The index at which the next (`by` 1) turn begins, or the turn before (`by` -1); the ends where there is none. */
export function turnFrom(steps: Steps, index: number, by: 1 | -1): number {
  const all = starts(steps);
  return by > 0
    ? (all.find((start) => start > index) ?? steps.length - 1)
    : (all.findLast((start) => start < index) ?? 0);
}

/** The index at which the turn comes round to the seat that has it now, after all others or before them. */
export function roundFrom(steps: Steps, index: number, by: 1 | -1): number {
  const all = starts(steps);
  const seat = seatAt(steps, index);
  const now = all.findLast((start) => start <= index)!;
  const same = all.filter((start) => seatAt(steps, start) === seat);
  return by > 0
    ? (same.find((start) => start > now) ?? steps.length - 1)
    : (same.findLast((start) => start < now) ?? 0);
}
