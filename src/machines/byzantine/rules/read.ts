/** "When detectives, moving characters, pass through or stop in a room with a corpse, they may turn up the rule on it" (B-057, B-058). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { killing, onKill } from './kill.ts';
import { final, over } from './routes.ts';

export const reading = chart.createStateConfig({
  initial: 'open',
  states: {
    open: { always: { target: 'known', meta: cite('everybodySees', 'ruleLimits') } },
    known: final,
  },
});

export const onRead = chart.createStateConfig({
  on: {
    read: {
      guard: 'mayRead',
      actions: 'turnUp',
      target: 'reading',
      meta: cite('mayTurnUp'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'clues',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'awaiting', meta: cite('unreadTells') }] },
    awaiting: { on: { ...onKill.on, ...onRead.on } },
    killing: { ...killing, onDone: { target: 'done', actions: 'settle', meta: cite('unreadTells') } },
    reading: { ...reading, onDone: { target: 'done', actions: 'settle', meta: cite('ruleLimits') } },
    done: final,
    over: final,
  },
});
