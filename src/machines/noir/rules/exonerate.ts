/** "Draw 1, then play 1 of the 4 face up on its suspect, who is innocent; the Killer must say whether own identity is next to it" (N-048 to N-053). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, inspectorStart } from './routes.ts';

export const exonerate = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: {
      always: {
        target: 'played',
        actions: 'playCard',
        meta: cite('exonerate-2', 'exonerate-6', 'exonerate-15'),
      },
    },
    played: {
      always: [
        { guard: 'killerIsAsked', target: 'asking', actions: 'askKiller', meta: cite('exonerate-8') },
        { target: 'unanswered', meta: cite('exonerate-24', 'exonerate-25') },
      ],
    },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('exonerate-10') },
        { target: 'no', meta: cite('exonerate-11') },
      ],
    },
    yes: final,
    no: final,
    unanswered: final,
  },
});

export const onExonerate = chart.createStateConfig({
  on: {
    exonerate: {
      guard: 'mayExonerate',
      actions: 'drawCard',
      target: 'exonerate',
      meta: cite('exonerate-1', 'exonerate-14'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'exonerate',
  context: fromInput,
  initial: 'start',
  states: {
    start: inspectorStart,
    awaiting: onExonerate,
    exonerate: { ...exonerate, onDone: { target: 'done', meta: cite('exonerate-13') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
