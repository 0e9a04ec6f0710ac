/** The whole game as one chart: the phases in order, until the one accusation has been made. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { final } from './rules/routes.ts';
import { assassinPhase, detectivesPhase, drawPhase, freePhase, killPhase, lastPhase } from './rules/turns.ts';

const next = { target: 'deciding', actions: 'settle', meta: cite('inOrder') } as const;

export const machine = chart.createMachine({
  id: 'byzantine',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'detectivesHaveWon', target: 'detectivesWin', meta: cite('accusedRight') },
        { guard: 'assassinHasWon', target: 'assassinWins', meta: cite('accusedWrong') },
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
    detectivesWin: final,
    assassinWins: final,
  },
});
