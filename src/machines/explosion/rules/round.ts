/** "A round is a night, then a day of speech, investigation and elimination" (T-084 to T-086). One deed of a round. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { eliminationPhase } from './elimination.ts';
import { investigationPhase } from './investigation.ts';
import { nightPhase } from './night.ts';
import { final, over } from './routes.ts';
import { speechPhase } from './speech.ts';

const next = { target: 'done', meta: cite('round-1') } as const;

export const machine = chart.createMachine({
  id: 'round',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'isNight', target: 'nightPhase', meta: cite('round-1') },
        { guard: 'isSpeech', target: 'speechPhase', meta: cite('round-1') },
        { guard: 'isInvestigation', target: 'investigationPhase', meta: cite('round-1') },
        { target: 'eliminationPhase', meta: cite('round-1') },
      ],
    },
    nightPhase: { ...nightPhase, onDone: next },
    speechPhase: { ...speechPhase, onDone: next },
    investigationPhase: { ...investigationPhase, onDone: next },
    eliminationPhase: { ...eliminationPhase, onDone: next },
    done: final,
    over: final,
  },
});
