/** Each event done in one go where it is legal: for charts that care only about what it leads to. */
import { chart } from '../chart.ts';

export const acts = chart.createStateConfig({
  on: {
    kill: {
      guard: 'mayKill',
      actions: 'act',
    },
    choose: {
      guard: 'mayChoose',
      actions: 'act',
    },
    shift: {
      guard: 'mayShift',
      actions: 'act',
    },
    disguise: {
      guard: 'mayDisguise',
      actions: 'act',
    },
    exonerate: {
      guard: 'mayExonerate',
      actions: 'act',
    },
    arrest: {
      guard: 'mayArrest',
      actions: 'act',
    },
    collapse: {
      guard: 'mayCollapse',
      actions: 'act',
    },
  },
}).on;
