/** The elimination: second speeches, the vote, and the end of the round (T-103 to T-108, T-111). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { goingOut, onDeeds, usingSkill, voting } from './speech.ts';

export const closing = chart.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: 'lastRoundIsOver', target: 'lastDayOver', meta: cite('round-6', 'round-7') },
        { guard: 'gameIsOver', target: 'culpritCaught', meta: cite('elimination-5') },
        { target: 'nextRound', meta: cite('round-5') },
      ],
    },
    lastDayOver: final,
    culpritCaught: final,
    nextRound: final,
  },
});

const done = { target: 'done', meta: cite('round-1') } as const;

const onElimination = {
  speak: { guard: 'isLegal', actions: 'letSpeak', target: 'spoken', meta: cite('elimination-1') },
  endRound: { guard: 'isLegal', actions: 'closeRound', target: 'closing', meta: cite('round-5') },
  ...onDeeds.on,
} as const;

export const eliminationPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: onElimination },
    spoken: { always: { target: 'done', meta: cite('elimination-2') } },
    usingSkill: { ...usingSkill, onDone: done },
    goingOut: { ...goingOut, onDone: done },
    voting: { ...voting, onDone: done },
    closing: { ...closing, onDone: done },
    done: final,
  },
});

/** Where somebody has been imprisoned: is it the culprit? */
const judged = { target: 'counting', meta: cite('elimination-5') } as const;

const machineFor = (id: string) =>
  chart.createMachine({
    id,
    context: fromInput,
    initial: 'start',
    states: {
      start: {
        always: [
          over,
          { guard: 'isNight', target: 'notTheTime', meta: cite('round-2') },
          { target: 'awaiting', meta: cite('elimination-3') },
        ],
      },
      awaiting: { on: onElimination },
      spoken: { always: { target: 'goesOn', meta: cite('elimination-2') } },
      usingSkill: { ...usingSkill, onDone: judged },
      goingOut: { ...goingOut, onDone: judged },
      voting: { ...voting, onDone: judged },
      closing: { ...closing, onDone: judged },
      counting: {
        always: [
          { guard: 'goodHaveWon', target: 'goodWin', meta: cite('winning-1') },
          { guard: 'badHaveWon', target: 'badWin', meta: cite('winning-2') },
          { guard: 'blackHasWon', target: 'blackWins', meta: cite('black-1', 'black-2') },
          { guard: 'badHaveWonWithBlack', target: 'badWinWithBlack', meta: cite('black-3') },
          { target: 'goesOn', meta: cite('round-5') },
        ],
      },
      goesOn: final,
      goodWin: final,
      badWin: final,
      blackWins: final,
      badWinWithBlack: final,
      notTheTime: {},
      over: final,
    },
  });

export const machine = machineFor('elimination');
export const winning = machineFor('winning');
