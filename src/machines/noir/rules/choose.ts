/** "Choose 1 of the 4 cards as identity, face down; keep 3 as the hand" (N-010, N-011). A fragment. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const choose = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: {
      always: { target: 'chosen', actions: 'takeIdentity', meta: cite('first-turns-4', 'first-turns-5') },
    },
    chosen: final,
  },
});

export const onChoose = chart.createStateConfig({
  on: {
    choose: {
      guard: 'mayChoose',
      actions: 'deal',
      target: 'choose',
      meta: cite('first-turns-3', 'first-turns-9'),
    },
  },
});
