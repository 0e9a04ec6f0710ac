/** The whole game as one chart: the rules' fragments put in order, until somebody has won. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { firstChoice, firstKill } from './rules/first-turns.ts';
import { final } from './rules/routes.ts';
import { inspectorTurn, killerTurn } from './rules/turn.ts';

const next = { target: 'deciding', actions: 'passTurn', meta: cite('alternate') } as const;

export const machine = chart.createMachine({
  id: 'noir',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'killerHasWon', target: 'killerWins', meta: cite('endsAtOnce') },
        { guard: 'inspectorHasWon', target: 'inspectorWins', meta: cite('endsAtOnce') },
        { guard: 'firstKillDue', target: 'firstKill', meta: cite('firstKill') },
        { guard: 'choiceDue', target: 'firstChoice', meta: cite('mustChooseFirst') },
        { guard: 'killersTurn', target: 'killerTurn', meta: cite('killersActions') },
        { target: 'inspectorTurn', meta: cite('inspectorsActions') },
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
