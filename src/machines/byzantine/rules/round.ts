/** "At most five rounds of four phases: draw, detectives, assassin, murder" (B-010, B-055). One deed of a round. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { assassinPhase, detectivesPhase, drawPhase, freePhase, killPhase, lastPhase } from './turns.ts';

const next = { target: 'done', actions: 'settle', meta: cite('inOrder') } as const;

export const machine = chart.createMachine({
  id: 'round',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'phasesLeftAside', target: 'free', meta: cite('fourPhases') },
        { guard: 'timeToDraw', target: 'drawPhase', meta: cite('cardsDrawn') },
        { guard: 'detectivesTurn', target: 'detectivesPhase', meta: cite('pickAndMove') },
        { guard: 'assassinsTurn', target: 'assassinPhase', meta: cite('eitherOr') },
        { guard: 'timeToKill', target: 'killPhase', meta: cite('everyRound') },
        { target: 'lastPhase', meta: cite('lastLook') },
      ],
    },
    free: { ...freePhase, onDone: next },
    drawPhase: { ...drawPhase, onDone: next },
    detectivesPhase: { ...detectivesPhase, onDone: next },
    assassinPhase: { ...assassinPhase, onDone: next },
    killPhase: { ...killPhase, onDone: next },
    lastPhase: { ...lastPhase, onDone: next },
    done: final,
    over: final,
  },
});
