/** "Name a neighbour of one's own identity or that identity itself; the Killer answers truthfully; yes wins at once" (N-043 to N-047). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, inspectorStart } from './routes.ts';

const throughAgent = {
  guard: 'throughAgent',
  target: 'agentSpent',
  actions: 'spendAgent',
  meta: cite('citizen-arrest-7', 'citizen-arrest-12'),
} as const;

const questioning = chart.createStateConfig({
  states: {
    agentSpent: { always: { target: 'asking', actions: 'askSuspect', meta: cite('citizen-arrest-4') } },
    asking: {
      always: [
        {
          guard: 'answeredYes',
          target: 'caught',
          actions: 'inspectorWins',
          meta: cite('arrest-3', 'winning-1'),
        },
        { target: 'notCaught', meta: cite('arrest-5', 'arrest-8') },
      ],
    },
    caught: final,
    notCaught: final,
  },
});

/** Any arrest. A fragment. */
export const arrest = chart.createStateConfig({
  initial: 'named',
  states: {
    named: { always: [throughAgent, { target: 'asking', actions: 'askSuspect', meta: cite('arrest-2') }] },
    ...questioning.states,
  },
});

/** An arrest through an agent. A fragment. */
export const citizenArrest = chart.createStateConfig({
  initial: 'named',
  states: { named: { always: throughAgent }, ...questioning.states },
});

export const onArrest = chart.createStateConfig({
  on: {
    arrest: {
      guard: 'mayArrest',
      actions: 'nameSuspect',
      target: 'arrest',
      meta: cite('arrest-1'),
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
    arrest: { ...arrest, onDone: { target: 'done', meta: cite('turn-2') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
