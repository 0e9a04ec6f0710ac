/** "Take one character card, at once move that character and use the skill" (B-012 to B-014, B-040, B-041). Fragments. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

/** A detective takes a card. */
export const picking = chart.createStateConfig({
  initial: 'taken',
  states: {
    taken: { always: { target: 'mustMove', meta: cite('notTwice') } },
    mustMove: final,
  },
});

/** The assassin takes a card that is left over, or one that a detective has used. */
export const assassinsPicking = chart.createStateConfig({
  initial: 'taken',
  states: {
    taken: {
      always: [
        { guard: 'tookUsedOne', target: 'oneUsed', meta: cite('oneUsed', 'oneUsedOnly') },
        { target: 'leftOver', meta: cite('leftOvers') },
      ],
    },
    oneUsed: final,
    leftOver: final,
  },
});

export const onPick = chart.createStateConfig({
  on: {
    pick: {
      guard: 'mayPick',
      actions: 'takeCard',
      target: 'picking',
      meta: cite('pickAndMove'),
    },
  },
});
