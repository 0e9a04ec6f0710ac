/** "The Killer may kill an innocent; the Inspector must then say truthfully whether own identity is next to the victim" (N-030 to N-033). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { kill } from './kill.ts';
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
            guard: { type: 'mayKillInnocent', params: ({ event }) => event },
            actions: { type: 'strike', params: ({ event }) => event },
            target: 'kill',
            meta: cite('killInnocent', 'cardPutAway', 'innocentKillTells'),
          },
          {
            guard: { type: 'mayKill', params: ({ event }) => event },
            actions: { type: 'act', params: ({ event }) => event },
            target: 'unasked',
            meta: cite('killNeighbour', 'nothingElseAsked'),
          },
        ],
      },
    },
    kill: { ...kill, onDone: { target: 'done', meta: cite('oneAction') } },
    done: final,
    unasked: final,
    opponentsTurn: {},
    over: final,
  },
});
