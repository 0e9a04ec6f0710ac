/** Each event done in one go where it is legal: for charts that care only about what it leads to. */
import { chart } from '../chart.ts';

export const acts = chart.createStateConfig({
  on: {
    kill: {
      guard: { type: 'mayKill', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    choose: {
      guard: { type: 'mayChoose', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    shift: {
      guard: { type: 'mayShift', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    disguise: {
      guard: { type: 'mayDisguise', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    exonerate: {
      guard: { type: 'mayExonerate', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    arrest: {
      guard: { type: 'mayArrest', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
    collapse: {
      guard: { type: 'mayCollapse', params: ({ event }) => event },
      actions: { type: 'act', params: ({ event }) => event },
    },
  },
}).on;
