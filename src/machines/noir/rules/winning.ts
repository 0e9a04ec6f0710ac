/** "The Inspector wins by arresting the Killer; the Killer by killing the Inspector or by the limit; at once" (N-027 to N-029, N-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'winning',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('nobodyActsAfter') },
        { target: 'awaiting', meta: cite('untilSomebodyWins') },
      ],
    },
    awaiting: {
      on: {
        kill: {
          guard: { type: 'mayKill', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'struck',
          meta: cite('everyKillCounts'),
        },
        arrest: {
          guard: { type: 'mayArrest', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'asking',
          meta: cite('killerAnswersArrest'),
        },
      },
    },
    struck: {
      always: [
        { guard: 'inspectorWasKilled', target: 'inspectorKilled', meta: cite('killerWinsByKilling', 'endsAtOnce') },
        { guard: 'limitReached', target: 'limitReached', meta: cite('killerWinsByLimit', 'endsAtOnce') },
        { target: 'gameGoesOn', meta: cite('untilSomebodyWins') },
      ],
    },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'caught', meta: cite('inspectorWins', 'endsAtOnce') },
        { target: 'gameGoesOn', meta: cite('untilSomebodyWins') },
      ],
    },
    inspectorKilled: final,
    limitReached: final,
    caught: final,
    gameGoesOn: final,
    over: final,
  },
});
