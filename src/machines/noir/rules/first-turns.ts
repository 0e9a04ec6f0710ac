/** "The Killer's first turn must be a kill; on the first turn the Inspector chooses one of four cards, and that is the whole turn" (N-009 to N-012). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { choose, onChoose } from './choose.ts';
import { onKill } from './kill.ts';
import { final } from './routes.ts';

/** The Killer's first turn: nobody is the Inspector yet, and nobody innocent. A fragment. */
export const firstKill = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: onKill,
    kill: {
      initial: 'struck',
      states: { struck: { always: { target: 'settled', meta: cite('first-turns-12') } }, settled: final },
      onDone: { target: 'done', meta: cite('first-turns-1') },
    },
    done: final,
  },
});

/** The Inspector's first turn. A fragment. */
export const firstChoice = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: onChoose,
    choose: { ...choose, onDone: { target: 'done', meta: cite('first-turns-5', 'setup-13') } },
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
        { guard: 'firstKillDue', target: 'firstKill', meta: cite('first-turns-1') },
        { guard: 'choiceDue', target: 'firstChoice', meta: cite('first-turns-6') },
        { target: 'underWay', meta: cite('first-turns-8') },
      ],
    },
    firstKill: { ...firstKill, onDone: { target: 'start', actions: 'passTurn', meta: cite('turn-1') } },
    firstChoice: {
      ...firstChoice,
      onDone: { target: 'underWay', actions: 'passTurn', meta: cite('turn-1') },
    },
    underWay: final,
  },
});
