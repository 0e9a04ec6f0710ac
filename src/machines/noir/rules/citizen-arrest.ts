/** "Arrest through one of the hand cards: a neighbour of that agent's suspect; the card is shown and not replaced" (N-072 to N-075). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arrest } from './arrest.ts';
import { final, inspectorStart } from './routes.ts';

export const machine = chart.createMachine({
  id: 'citizenArrest',
  context: fromInput,
  initial: 'start',
  states: {
    start: inspectorStart,
    awaiting: {
      on: {
        arrest: [
          {
            guard: { type: 'mayArrestThroughAgent', params: ({ event }) => event },
            actions: { type: 'nameSuspect', params: ({ event }) => event },
            target: 'arrest',
            meta: cite('agentsAreCards', 'pickAgent'),
          },
          {
            guard: { type: 'mayArrest', params: ({ event }) => event },
            actions: { type: 'act', params: ({ event }) => event },
            target: 'inPerson',
            meta: cite('arrestNeighbour'),
          },
        ],
      },
    },
    arrest: { ...arrest, onDone: { target: 'done', meta: cite('fourthAction') } },
    done: final,
    inPerson: final,
    opponentsTurn: {},
    over: final,
  },
});
