/** "The Killer's first turn must be a kill; on the first turn the Inspector chooses one of four cards, and that is the whole turn" (N-009 to N-012). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { choose, onChoose } from './choose.ts';
import { kill, onKill } from './kill.ts';
import { final } from './routes.ts';

/** The Killer's first turn. A fragment. */
export const firstKill = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: onKill,
    kill: { ...kill, onDone: { target: 'done', meta: cite('firstKill') } },
    done: final,
  },
});

/** The Inspector's first turn. A fragment. */
export const firstChoice = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: onChoose,
    choose: { ...choose, onDone: { target: 'done', meta: cite('wholeTurn', 'twentyLeft') } },
    done: final,
  },
});

export const machine = chart.createMachine({
  id: 'firstTurns',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'firstKillDue', target: 'firstKill', meta: cite('firstKill') },
        { guard: 'choiceDue', target: 'firstChoice', meta: cite('mustChooseFirst') },
        { target: 'underWay', meta: cite('chooseOnce') },
      ],
    },
    firstKill: { ...firstKill, onDone: { target: 'start', actions: 'passTurn', meta: cite('alternate') } },
    firstChoice: { ...firstChoice, onDone: { target: 'underWay', actions: 'passTurn', meta: cite('alternate') } },
    underWay: final,
  },
});
