/** "At most five rounds of four phases: draw, detectives, assassin, murder" (B-010, B-055). One deed of a round. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { drawPhase, freePhase, killPhase, lastPhase, workPhase } from './turns.ts';

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
        { guard: 'timeToDraw', target: 'draw', meta: cite('cardsDrawn') },
        { guard: 'detectivesTurn', target: 'detectives', meta: cite('pickAndMove') },
        { guard: 'assassinsTurn', target: 'assassin', meta: cite('eitherOr') },
        { guard: 'timeToKill', target: 'kill', meta: cite('everyRound') },
        { target: 'last', meta: cite('lastLook') },
      ],
    },
    free: { ...freePhase, onDone: next },
    draw: { ...drawPhase, onDone: next },
    detectives: { ...workPhase, onDone: next },
    assassin: { ...workPhase, onDone: next },
    kill: { ...killPhase, onDone: next },
    last: { ...lastPhase, onDone: next },
    done: final,
    over: final,
  },
});
