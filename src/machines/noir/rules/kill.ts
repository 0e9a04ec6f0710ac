/** "The Killer turns a living neighbour to the deceased side"; the Inspector's death or the limit wins at once (N-024 to N-031). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { checking } from './checking.ts';
import { final, killerStart } from './routes.ts';

export const kill = chart.createStateConfig({
  initial: 'struck',
  states: {
    struck: {
      always: [
        {
          guard: 'inspectorWasKilled',
          target: 'inspectorKilled',
          actions: 'killerWins',
          meta: cite('inspectorMustSay', 'killerHasWon', 'winFirst'),
        },
        {
          guard: 'limitReached',
          target: 'limitReached',
          actions: 'killerWins',
          meta: cite('killerWinsByLimit', 'everyKillCounts', 'winFirst'),
        },
        { guard: 'inspectorIsAsked', target: 'asking', actions: 'askInspector', meta: cite('cardPutAway', 'inspectorAnswers') },
        { target: 'removal', meta: cite('victimIsNotInspector', 'nothingElseAsked') },
      ],
    },
    asking: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('innocentKillYes') },
        { target: 'no', meta: cite('innocentKillNo') },
      ],
    },
    yes: { always: { target: 'removal', meta: cite('answerBeforeRemoval') } },
    no: { always: { target: 'removal', meta: cite('answerBeforeRemoval') } },
    removal: { ...checking, onDone: { target: 'settled', meta: cite('killOrShift') } },
    settled: final,
    inspectorKilled: final,
    limitReached: final,
  },
});

export const onKill = chart.createStateConfig({
  on: {
    kill: {
      guard: { type: 'mayKill', params: ({ event }) => event },
      actions: { type: 'strike', params: ({ event }) => event },
      target: 'kill',
      meta: cite('killNeighbour', 'victimTurned', 'killTells'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'kill',
  context: fromInput,
  initial: 'start',
  states: {
    start: killerStart,
    awaiting: onKill,
    kill: { ...kill, onDone: { target: 'done', meta: cite('oneAction') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
