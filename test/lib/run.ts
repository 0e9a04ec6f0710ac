/** Short ways to play on from a position of any game. */
import { play } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import type { JsonObject, TraceStep } from '../../src/machines/trace.ts';

export const after = (run: Run, ...events: JsonObject[]): Run =>
  events.reduce((some, event) => play(some, event), run);

export const lastOf = (run: Run): TraceStep => run.steps.at(-1)!;
