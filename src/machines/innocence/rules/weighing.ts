/** Weapon, physical evidence, statements, testimonies, lowest sum, fewest valid cards, joint culprits: one after the other (I-031 to I-041). Fragments. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

/** The sums, kind by kind; `weighed` is where it leads. */
const kinds = {
  physical: { always: { target: 'statements', meta: cite('physicalTwo', 'physicalAdds') } },
  statements: { always: { target: 'testimonies', meta: cite('bestStatement') } },
  testimonies: { always: { target: 'weighed', meta: cite('oneTestimony', 'voidTestimonies', 'validCards') } },
} as const;

export const adding = chart.createStateConfig({
  initial: 'physical',
  states: { ...kinds, weighed: final },
});

export const weighing = chart.createStateConfig({
  initial: 'weapon',
  states: {
    weapon: {
      always: [
        { guard: 'weaponHeld', target: 'weaponDecides', meta: cite('weaponDecides') },
        { target: 'physical', meta: cite('oneAfterTheOther') },
      ],
    },
    ...kinds,
    weighed: {
      always: [
        { guard: 'oneIsLowest', target: 'lowestDecides', meta: cite('lowestSum') },
        { target: 'tied', meta: cite('lowestSum') },
      ],
    },
    tied: {
      always: [
        { guard: 'oneHasFewest', target: 'fewestDecide', meta: cite('fewestValid') },
        { target: 'jointly', meta: cite('fewestValid', 'joint') },
      ],
    },
    weaponDecides: final,
    lowestDecides: final,
    fewestDecide: final,
    jointly: final,
  },
});
