/** "Take one character card, at once move that character and use the skill" (B-012 to B-014, B-040, B-041). A fragment. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const picking = chart.createStateConfig({
  initial: 'taken',
  states: {
    taken: {
      always: [
        { guard: 'assassinsTurn', target: 'assassins', meta: cite('leftOvers', 'oneUsed') },
        { target: 'detectives', meta: cite('notTwice') },
      ],
    },
    assassins: final,
    detectives: final,
  },
});

export const onPick = chart.createStateConfig({
  on: {
    pick: {
      guard: { type: 'mayPick', params: ({ event }) => event },
      actions: { type: 'takeCard', params: ({ event }) => event },
      target: 'picking',
      meta: cite('pickAndMove'),
    },
  },
});
