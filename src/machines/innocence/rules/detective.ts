/** "The detective is one of the suspects, leads, takes a turn too, and all vote" (I-046 to I-053, I-058 to I-064). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arresting, onLastWord, onVote, voting } from './ending.ts';
import { votePhase } from './last-phases.ts';
import { final, over } from './routes.ts';
import { dealPhase, revealPhase } from './setup.ts';
import { turnsPhase } from './turn.ts';

const next = { target: 'done', actions: 'settle', meta: cite('detectiveMode') } as const;

export const mode = chart.createMachine({
  id: 'detectiveMode',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'timeToDeal', target: 'dealPhase', meta: cite('identitiesDealt', 'detectiveReveals') },
        { guard: 'timeToReveal', target: 'revealPhase', meta: cite('detectiveIsSuspect') },
        { guard: 'timeForTurns', target: 'turnsPhase', meta: cite('detectiveSaysNext', 'notBeforeOwnTurn') },
        { target: 'votePhase', meta: cite('detectiveLooks', 'byVote') },
      ],
    },
    dealPhase: { ...dealPhase, onDone: next },
    revealPhase: { ...revealPhase, onDone: next },
    turnsPhase: { ...turnsPhase, onDone: next },
    votePhase: { ...votePhase, onDone: next },
    done: final,
    over: final,
  },
});

export const vote = chart.createMachine({
  id: 'vote',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'voteHasFailed', target: 'detectiveDecides', meta: cite('detectiveDecides') },
        { guard: 'turnsAreOver', target: 'awaiting', meta: cite('byVote', 'notByWord') },
        { target: 'turnsGoOn', meta: cite('voteTooEarly') },
      ],
    },
    awaiting: onVote,
    voting: { ...voting, onDone: { target: 'done', meta: cite('byVote') } },
    detectiveDecides: onLastWord,
    arresting: { ...arresting, onDone: { target: 'done', meta: cite('gameEnds') } },
    turnsGoOn: {},
    done: final,
    over: final,
  },
});
