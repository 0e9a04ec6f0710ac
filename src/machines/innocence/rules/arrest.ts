/** "Finally the sheriff declares whom to arrest" (I-029, I-030); and what that page and the page on winning say of the end. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arresting, onArrest, onVote, voting } from './ending.ts';
import { final, over } from './routes.ts';

export const arrest = chart.createMachine({
  id: 'arrest',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'detectiveMode', target: 'byVote', meta: cite('notByWord') },
        { guard: 'turnsAreOver', target: 'awaiting', meta: cite('sheriffArrests', 'noVoteWithSheriff') },
        { target: 'turnsGoOn', meta: cite('arrestTooEarly') },
      ],
    },
    awaiting: onArrest,
    arresting: { ...arresting, onDone: { target: 'over', meta: cite('nothingAfter') } },
    turnsGoOn: {},
    byVote: {},
    over: final,
  },
});

/** Who wins, however the arrest has come about. */
export const winning = chart.createMachine({
  id: 'winning',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'lawHasWon', target: 'lawWins', meta: cite('lawWins', 'culpritNoCitizen') },
        { guard: 'culpritsHaveWon', target: 'culpritsWin', meta: cite('culpritsWin') },
        { guard: 'gameIsOver', target: 'resultOpen', meta: cite('specialCulprit') },
        { target: 'awaiting', meta: cite('lawWins', 'culpritsWin') },
      ],
    },
    awaiting: { on: { ...onArrest.on, ...onVote.on } },
    arresting: { ...arresting, onDone: { target: 'deciding', meta: cite('gameEnds') } },
    voting: { ...voting, onDone: { target: 'deciding', meta: cite('byVote') } },
    deciding: {
      always: [
        { guard: 'lawHasWon', target: 'lawWins', meta: cite('lawWins', 'culpritNoCitizen', 'othersLoseToo') },
        { guard: 'culpritsHaveWon', target: 'culpritsWin', meta: cite('culpritsWin', 'allWin') },
        { guard: 'gameIsOver', target: 'resultOpen', meta: cite('specialCulprit') },
        { target: 'undecided', meta: cite('voteAgain') },
      ],
    },
    lawWins: final,
    culpritsWin: final,
    resultOpen: final,
    undecided: final,
  },
});
