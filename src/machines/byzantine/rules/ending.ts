/** "The game ends when the assassin has killed five or used five rules; the detectives get one more phase 1 and 2" (B-070, B-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { freePhase, killPhase, lastPhase, workPhase, drawPhase } from './turns.ts';

const counted = { target: 'counting', actions: 'settle', meta: cite('fiveCorpses') } as const;

export const machine = chart.createMachine({
  id: 'ending',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'extraPhases', target: 'lastLook', meta: cite('lastLook', 'noMurderThen', 'noAssassinThen') },
        { guard: 'timeToKill', target: 'murder', meta: cite('everyRound') },
        { guard: 'timeToDraw', target: 'draw', meta: cite('cardsDrawn') },
        { guard: 'phasesLeftAside', target: 'free', meta: cite('fourPhases') },
        { target: 'turns', meta: cite('inOrder') },
      ],
    },
    free: { ...freePhase, onDone: counted },
    draw: { ...drawPhase, onDone: counted },
    turns: { ...workPhase, onDone: counted },
    murder: { ...killPhase, onDone: counted },
    lastLook: { ...lastPhase, onDone: counted },
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
