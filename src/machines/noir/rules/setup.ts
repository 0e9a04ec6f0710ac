/** "25 suspects in a 5 × 5 grid, one deck of evidence; the Killer draws an identity"; the Inspector draws after the first kill (N-001 to N-007). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'setup',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'firstKillDue', target: 'gridLaid', meta: cite('setup-6') },
        { guard: 'choiceDue', target: 'choiceDue', meta: cite('setup-12') },
        { target: 'underWay', meta: cite('setup-13') },
      ],
    },
    gridLaid: { always: { target: 'deckLaid', meta: cite('setup-8') } },
    deckLaid: { always: { target: 'identityDrawn', meta: cite('setup-9') } },
    identityDrawn: {
      on: {
        kill: { ...acts.kill, target: 'choiceDue', meta: cite('first-turns-1') },
      },
    },
    choiceDue: {
      on: {
        choose: { ...acts.choose, target: 'underWay', meta: cite('setup-12', 'setup-13') },
      },
    },
    underWay: final,
  },
});
