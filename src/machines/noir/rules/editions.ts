/** What tells the editions apart: how many kills win, and whether an exoneration is answered (N-027, N-050). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { eitherStart, final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'editions',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: {
      on: {
        kill: {
          guard: { type: 'mayKill', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'struck',
          meta: cite('everyKillCounts'),
        },
        exonerate: {
          guard: { type: 'mayExonerate', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'played',
          meta: cite('playOne'),
        },
        collapse: {
          guard: { type: 'mayCollapse', params: ({ event }) => event },
          actions: { type: 'act', params: ({ event }) => event },
          target: 'collapsed',
          meta: cite('blackBoxEdition'),
        },
      },
    },
    struck: {
      always: [
        { guard: 'limitReached', target: 'limitReached', meta: cite('limitByEdition') },
        { target: 'belowLimit', meta: cite('limitByEdition') },
      ],
    },
    played: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('standardEdition') },
        { guard: 'answeredNo', target: 'no', meta: cite('standardEdition') },
        { target: 'unanswered', meta: cite('classicEdition') },
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
