/** "Take one deceased card out of every column (or row) and close up the grid", an action of its own (N-065, N-066). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { eitherStart, final } from './routes.ts';

export const collapse = chart.createStateConfig({
  initial: 'taken',
  states: {
    taken: { always: { target: 'closedUp', meta: cite('collapse-7') } },
    closedUp: final,
  },
});

export const onCollapse = chart.createStateConfig({
  on: {
    collapse: {
      guard: 'mayCollapse',
      actions: 'collapseGrid',
      target: 'collapse',
      meta: cite('collapse-1', 'collapse-2'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'collapse',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: onCollapse,
    collapse: { ...collapse, onDone: { target: 'done', meta: cite('turn-2') } },
    done: final,
    over: final,
  },
});
