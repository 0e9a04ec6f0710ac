/**
 * "As soon as a whole row or column is deceased it is removed and the grid shrinks", after a kill or a shift,
 * automatically (N-061 to N-064).
 */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { onKill, kill } from './kill.ts';
import { eitherStart, final } from './routes.ts';
import { onShift, shift } from './shift.ts';

export const machine = chart.createMachine({
  id: 'removal',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: { on: { ...onKill.on, ...onShift.on } },
    kill: { ...kill, onDone: { target: 'done', meta: cite('removal-3') } },
    shift: { ...shift, onDone: { target: 'done', meta: cite('removal-3') } },
    done: final,
    over: final,
  },
});
