/** Figures of Innocence to look at: of any position, and of every case. */
import type { InnocenceData } from '../../../src/figures/innocence/data.ts';
import { figure } from '../../../src/figures/innocence/model.ts';
import innocence from '../../../src/machines/innocence/index.ts';
import { replay } from '../../../src/machines/replay.ts';
import type { JsonObject, Trace } from '../../../src/machines/trace.ts';
import { cases as every } from '../../lib/every-case.ts';

const cases = every.filter(({ game }) => game === 'innocence');

/** Every case of the game, replayed. */
export const traces: readonly Trace[] = cases.map((one) => replay(innocence, one));

export function traceOf(given: JsonObject, ...events: readonly JsonObject[]): Trace {
  const one = { id: 'innocence/x/y', game: 'innocence', rule: 'turn', title: '', facts: [], variants: {} };
  return replay(innocence, { ...one, given, steps: events.map((event) => ({ event })) });
}

export function dataOf(trace: Trace, index: number, view = 'everyone'): InnocenceData {
  const look = { view, variants: trace.variants };
  return figure(trace.steps[index]!, trace.steps[index - 1] ?? null, look) as unknown as InnocenceData;
}

/** All figures of a trace, in every view. */
export const figuresOf = (trace: Trace): readonly InnocenceData[] =>
  trace.steps.flatMap((step, index) =>
    ['everyone', ...Object.keys(step.seen)].map((view) => dataOf(trace, index, view)),
  );
