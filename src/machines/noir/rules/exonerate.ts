/** "Draw 1, then play 1 of the 4 face up on its suspect, who is innocent; the Killer must say whether own identity is next to it" (N-048 to N-053). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, inspectorStart } from './routes.ts';

export const exonerate = chart.createStateConfig({
  initial: 'drawn',
  states: {
    drawn: { always: { target: 'played', actions: 'playCard', meta: cite('playOne', 'innocentNow', 'playedIsNotInspector') } },
    played: {
      always: [
        { guard: 'killerIsAsked', target: 'asking', actions: 'askKiller', meta: cite('killerAnswers') },
        { target: 'unanswered', meta: cite('noAnswer', 'standardOrClassic') },
      ],
    },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('exonerateYes') },
        { target: 'no', meta: cite('exonerateNo') },
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
      guard: { type: 'mayExonerate', params: ({ event }) => event },
      actions: { type: 'drawCard', params: ({ event }) => event },
      target: 'exonerate',
      meta: cite('drawFirst', 'drawnIsNotKiller'),
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
    exonerate: { ...exonerate, onDone: { target: 'done', meta: cite('exonerateEndsTurn') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
