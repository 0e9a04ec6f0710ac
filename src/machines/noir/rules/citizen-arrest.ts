/** "Arrest through one of the hand cards: a neighbour of that agent's suspect; the card is shown and not replaced" (N-072 to N-075). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { citizenArrest } from './arrest.ts';
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
            guard: 'mayArrestThroughAgent',
            actions: 'nameSuspect',
            target: 'arrest',
            meta: cite('citizen-arrest-1', 'citizen-arrest-3'),
          },
          { ...acts.arrest, target: 'inPerson', meta: cite('arrest-1') },
        ],
      },
    },
    arrest: { ...citizenArrest, onDone: { target: 'done', meta: cite('turn-7') } },
    done: final,
    inPerson: final,
    opponentsTurn: {},
    over: final,
  },
});
