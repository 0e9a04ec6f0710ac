/** "The Killer may kill an innocent; the Inspector must then say truthfully whether own identity is next to the victim" (N-030 to N-033). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { innocentKill } from './kill.ts';
import { final, killerStart } from './routes.ts';

export const machine = chart.createMachine({
  id: 'innocentKill',
  context: fromInput,
  initial: 'start',
  states: {
    start: killerStart,
    awaiting: {
      on: {
        kill: [
          {
            guard: 'mayKillInnocent',
            actions: 'strike',
            target: 'kill',
            meta: cite('innocent-kill-1', 'innocent-kill-2', 'innocent-kill-7'),
          },
          { ...acts.kill, target: 'unasked', meta: cite('kill-1', 'kill-10') },
        ],
      },
    },
    kill: { ...innocentKill, onDone: { target: 'done', meta: cite('turn-2') } },
    done: final,
    unasked: final,
    opponentsTurn: {},
    over: final,
  },
});
