/** "Draw the top card; alive: the old identity is innocent and the card the new one; deceased: shown and put away" (N-036 to N-041). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, killerStart } from './routes.ts';

export const disguise = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: {
      always: [
        {
          guard: 'drawnIsAlive',
          target: 'disguised',
          actions: 'changeIdentity',
          meta: cite('disguise-3', 'disguise-4', 'disguise-5', 'disguise-10'),
        },
        { target: 'failed', actions: 'showCard', meta: cite('disguise-6', 'disguise-7') },
      ],
    },
    disguised: final,
    failed: final,
  },
});

export const onDisguise = chart.createStateConfig({
  on: {
    disguise: {
      guard: 'mayDisguise',
      actions: 'drawIdentity',
      target: 'disguise',
      meta: cite('disguise-1'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'disguise',
  context: fromInput,
  initial: 'start',
  states: {
    start: killerStart,
    awaiting: onDisguise,
    disguise: { ...disguise, onDone: { target: 'done', meta: cite('disguise-8', 'turn-5') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
