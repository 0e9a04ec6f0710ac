/** "25 suspects in a 5 × 5 grid, one deck of evidence; the Killer draws an identity"; the Inspector draws after the first kill (N-001 to N-007). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'setup',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'firstKillDue', target: 'gridLaid', meta: cite('gridLaid') },
        { guard: 'choiceDue', target: 'choiceDue', meta: cite('drawAfterKill') },
        { target: 'underWay', meta: cite('twentyLeft') },
      ],
    },
    gridLaid: { always: { target: 'deckLaid', meta: cite('deckLaid') } },
    deckLaid: { always: { target: 'identityDrawn', meta: cite('identityDrawn') } },
    identityDrawn: {
      on: {
        kill: {
          guard: { type: 'mayKill', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'choiceDue',
          meta: cite('firstKill'),
        },
      },
    },
    choiceDue: {
      on: {
        choose: {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'underWay',
          meta: cite('drawAfterKill', 'twentyLeft'),
        },
      },
    },
    underWay: final,
  },
});
