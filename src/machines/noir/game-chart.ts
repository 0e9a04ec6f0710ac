/** The whole game as one chart: the rules' fragments put in order, until somebody has won. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { firstChoice, firstKill } from './rules/first-turns.ts';
import { final } from './rules/routes.ts';
import { inspectorTurn, killerTurn } from './rules/turn.ts';

const next = { target: 'deciding', actions: 'passTurn', meta: cite('turn-1') } as const;

export const machine = chart.createMachine({
  id: 'noir',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'killerHasWon', target: 'killerWins', meta: cite('winning-4') },
        { guard: 'inspectorHasWon', target: 'inspectorWins', meta: cite('winning-4') },
        { guard: 'firstKillDue', target: 'firstKill', meta: cite('first-turns-1') },
        { guard: 'choiceDue', target: 'firstChoice', meta: cite('first-turns-6') },
        { guard: 'killersTurn', target: 'killerTurn', meta: cite('turn-4') },
        { target: 'inspectorTurn', meta: cite('turn-6') },
      ],
    },
    firstKill: { ...firstKill, onDone: next },
    firstChoice: { ...firstChoice, onDone: next },
    killerTurn: { ...killerTurn, onDone: next },
    inspectorTurn: { ...inspectorTurn, onDone: next },
    killerWins: final,
    inspectorWins: final,
  },
});
