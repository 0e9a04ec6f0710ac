/** "The Inspector wins by arresting the Killer; the Killer by killing the Inspector or by the limit; at once" (N-027 to N-029, N-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'winning',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('winning-5') },
        { target: 'awaiting', meta: cite('winning-10') },
      ],
    },
    awaiting: {
      on: {
        kill: { ...acts.kill, target: 'struck', meta: cite('winning-6') },
        arrest: { ...acts.arrest, target: 'asking', meta: cite('arrest-2') },
      },
    },
    struck: {
      always: [
        { guard: 'inspectorWasKilled', target: 'inspectorKilled', meta: cite('winning-2', 'winning-4') },
        { guard: 'limitReached', target: 'limitReached', meta: cite('winning-3', 'winning-4') },
        { target: 'gameGoesOn', meta: cite('winning-10') },
      ],
    },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'caught', meta: cite('winning-1', 'winning-4') },
        { target: 'gameGoesOn', meta: cite('winning-10') },
      ],
    },
    inspectorKilled: final,
    limitReached: final,
    caught: final,
    gameGoesOn: final,
    over: final,
  },
});
