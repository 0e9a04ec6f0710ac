/** "Name one character as Mr. M: right, the detectives win; wrong, the assassin wins", at any time, once (B-072, B-073). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const accusing = chart.createStateConfig({
  initial: 'named',
  states: {
    named: {
      always: [
        { guard: 'accusedRightly', target: 'right', actions: 'decide', meta: cite('accusedRight') },
        { target: 'wrong', actions: 'decide', meta: cite('accusedWrong') },
      ],
    },
    right: final,
    wrong: final,
  },
});

export const onAccuse = chart.createStateConfig({
  on: {
    accuse: {
      guard: 'mayAccuse',
      actions: 'nameOne',
      target: 'accusing',
      meta: cite('anyTime'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'accusation',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'awaiting', meta: cite('anyTime') }] },
    awaiting: onAccuse,
    accusing: { ...accusing, onDone: { target: 'over', meta: cite('onlyOnce') } },
    over: final,
  },
});
