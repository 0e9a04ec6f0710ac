/** The turn of one side, until all its characters have been at work (B-012 to B-014, B-040, B-041). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { assassinPhase, detectivesPhase } from './turns.ts';

/** The detectives' turn: each picks, moves, and may use the skill. */
export const detectives = chart.createMachine({
  id: 'detectivesTurn',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'rowIsDrawn', target: 'turn', meta: cite('pickAndMove') },
        { target: 'notTheirTurn', meta: cite('onlyThisPhase') },
      ],
    },
    turn: {
      ...detectivesPhase,
      onDone: { target: 'settling', actions: 'settle', meta: cite('ownPicksFirst') },
    },
    settling: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('nothingAfter') },
        { guard: 'detectivesPick', target: 'turnGoesOn', meta: cite('ownPicksFirst') },
        { target: 'allPicked', meta: cite('restForAssassin') },
      ],
    },
    turnGoesOn: final,
    allPicked: final,
    notTheirTurn: {},
    over: final,
  },
});

/** The assassin's turn: the cards left over, or one that a detective used. */
export const assassin = chart.createMachine({
  id: 'assassinsTurn',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'assassinsTurn', target: 'turn', meta: cite('leftOvers', 'oneUsed') },
        { target: 'notTheirTurn', meta: cite('onlyThisPhase') },
      ],
    },
    turn: { ...assassinPhase, onDone: { target: 'settling', actions: 'settle', meta: cite('eitherOr') } },
    settling: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('nothingAfter') },
        { guard: 'assassinsTurn', target: 'turnGoesOn', meta: cite('leftOvers') },
        { target: 'readyToKill', meta: cite('everyRound') },
      ],
    },
    turnGoesOn: final,
    readyToKill: final,
    notTheirTurn: {},
    over: final,
  },
});
