/** "Name a neighbour of one's own identity or that identity itself; the Killer answers truthfully; yes wins at once" (N-043 to N-047). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, inspectorStart } from './routes.ts';

export const arrest = chart.createStateConfig({
  initial: 'named',
  states: {
    named: {
      always: [
        { guard: 'throughAgent', target: 'agentSpent', actions: 'spendAgent', meta: cite('agentLeavesHand', 'agentShown') },
        { target: 'asking', actions: 'askSuspect', meta: cite('killerAnswersArrest') },
      ],
    },
    agentSpent: { always: { target: 'asking', actions: 'askSuspect', meta: cite('killerAnswersAgent') } },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'caught', actions: 'inspectorWins', meta: cite('arrestWins', 'inspectorWins') },
        { target: 'notCaught', meta: cite('playGoesOn', 'arrestWrong') },
      ],
    },
    caught: final,
    notCaught: final,
  },
});

export const onArrest = chart.createStateConfig({
  on: {
    arrest: {
      guard: { type: 'mayArrest', params: ({ event }) => event },
      actions: { type: 'nameSuspect', params: ({ event }) => event },
      target: 'arrest',
      meta: cite('arrestNeighbour'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'arrest',
  context: fromInput,
  initial: 'start',
  states: {
    start: inspectorStart,
    awaiting: onArrest,
    arrest: { ...arrest, onDone: { target: 'done', meta: cite('oneAction') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
