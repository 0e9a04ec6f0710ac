/** What tells the editions apart: how many kills win, and whether an exoneration is answered (N-027, N-050). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { eitherStart, final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'editions',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: {
      on: {
        kill: { ...acts.kill, target: 'struck', meta: cite('winning-6') },
        exonerate: { ...acts.exonerate, target: 'played', meta: cite('exonerate-2') },
        collapse: { ...acts.collapse, target: 'collapsed', meta: cite('editions-3') },
      },
    },
    struck: {
      always: [
        { guard: 'limitReached', target: 'limitReached', meta: cite('winning-8') },
        { target: 'belowLimit', meta: cite('winning-8') },
      ],
    },
    played: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('editions-1') },
        { guard: 'answeredNo', target: 'no', meta: cite('editions-1') },
        { target: 'unanswered', meta: cite('editions-2') },
      ],
    },
    limitReached: final,
    belowLimit: final,
    yes: final,
    no: final,
    unanswered: final,
    collapsed: final,
    over: final,
  },
});
