/** The whole game as one chart: the phases in order, until the one accusation has been made. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { final } from './rules/routes.ts';
import { drawPhase, freePhase, killPhase, lastPhase, workPhase } from './rules/turns.ts';

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
    detectivesWin: final,
    assassinWins: final,
  },
});
