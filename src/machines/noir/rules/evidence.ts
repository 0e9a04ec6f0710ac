/** "A card shown once never becomes an identity again": where each event leaves an evidence card (N-055 to N-060). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { eitherStart, final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'evidence',
  context: fromInput,
  initial: 'start',
  states: {
    start: eitherStart,
    awaiting: {
      on: {
        kill: { ...acts.kill, target: 'acted', meta: cite('evidence-4') },
        choose: { ...acts.choose, target: 'acted', meta: cite('evidence-6') },
        disguise: { ...acts.disguise, target: 'acted', meta: cite('evidence-1') },
        exonerate: { ...acts.exonerate, target: 'acted', meta: cite('evidence-7') },
        arrest: { ...acts.arrest, target: 'acted', meta: cite('evidence-6') },
      },
    },
    acted: {
      always: [
        { guard: 'cardIsHeld', target: 'held', meta: cite('evidence-6') },
        { guard: 'cardIsFaceUp', target: 'faceUp', meta: cite('evidence-2', 'evidence-5') },
        { guard: 'cardIsPutAway', target: 'putAway', meta: cite('evidence-2') },
        { target: 'noCardMoved', meta: cite('evidence-1') },
      ],
    },
    held: final,
    faceUp: final,
    putAway: final,
    noCardMoved: final,
    over: final,
  },
});
