/** "Any row or column, by one step; the card pushed out re-enters at the other end"; never undoing the shift just made (N-017 to N-019). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { checking } from './checking.ts';
import { eitherStart, final } from './routes.ts';

export const shift = chart.createStateConfig({
  initial: 'shifted',
  states: {
    shifted: { always: { target: 'removal', meta: cite('shift-6') } },
    removal: { ...checking, onDone: { target: 'settled', meta: cite('removal-2') } },
    settled: final,
  },
});

export const onShift = chart.createStateConfig({
  on: {
    shift: {
      guard: 'mayShift',
      actions: 'pushLine',
      target: 'shift',
      meta: cite('shift-1', 'shift-2'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'shift',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: onShift,
    shift: { ...shift, onDone: { target: 'done', meta: cite('turn-2') } },
    done: final,
    over: final,
  },
});
