/** "The game ends when the assassin has killed five or used five rules; the detectives get one more phase 1 and 2" (B-070, B-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { assassinPhase, detectivesPhase, drawPhase, freePhase, killPhase, lastPhase } from './turns.ts';

const counted = { target: 'counting', actions: 'settle', meta: cite('fiveCorpses') } as const;

export const machine = chart.createMachine({
  id: 'ending',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        {
          guard: 'extraPhases',
          target: 'lastPhase',
          meta: cite('lastLook', 'noMurderThen', 'noAssassinThen'),
        },
        { guard: 'timeToKill', target: 'killPhase', meta: cite('everyRound') },
        { guard: 'timeToDraw', target: 'drawPhase', meta: cite('cardsDrawn') },
        { guard: 'phasesLeftAside', target: 'free', meta: cite('fourPhases') },
        { guard: 'detectivesTurn', target: 'detectivesPhase', meta: cite('pickAndMove') },
        { target: 'assassinPhase', meta: cite('eitherOr') },
      ],
    },
    free: { ...freePhase, onDone: counted },
    drawPhase: { ...drawPhase, onDone: counted },
    detectivesPhase: { ...detectivesPhase, onDone: counted },
    assassinPhase: { ...assassinPhase, onDone: counted },
    killPhase: { ...killPhase, onDone: counted },
    lastPhase: { ...lastPhase, onDone: counted },
    counting: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('nothingAfter') },
        { guard: 'roundsAreOver', target: 'murdersAreOver', meta: cite('lastLook', 'mustAccuse') },
        { target: 'goesOn', meta: cite('fourPhases') },
      ],
    },
    murdersAreOver: final,
    goesOn: final,
    over: final,
  },
});
