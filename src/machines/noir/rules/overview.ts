/** The game in a nutshell: the seats take turns until the Inspector has caught the Killer, or the Killer has killed enough (N-071). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { acts } from './acts.ts';
import { final } from './routes.ts';

export const machine = chart.createMachine({
  id: 'overview',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'killerHasWon', target: 'killerWins', meta: cite('overview-1', 'winning-2') },
        { guard: 'inspectorHasWon', target: 'inspectorWins', meta: cite('overview-1', 'winning-1') },
        { guard: 'killersTurn', target: 'killerTurn', meta: cite('turn-1') },
        { target: 'inspectorTurn', meta: cite('turn-1') },
      ],
    },
    killerTurn: {
      on: {
        kill: { ...acts.kill, target: 'deciding', meta: cite('overview-1', 'kill-1') },
        shift: { ...acts.shift, target: 'deciding', meta: cite('turn-4') },
        disguise: { ...acts.disguise, target: 'deciding', meta: cite('overview-2') },
        collapse: { ...acts.collapse, target: 'deciding', meta: cite('turn-8') },
      },
    },
    inspectorTurn: {
      on: {
        choose: { ...acts.choose, target: 'deciding', meta: cite('first-turns-3') },
        exonerate: { ...acts.exonerate, target: 'deciding', meta: cite('turn-6') },
        arrest: { ...acts.arrest, target: 'deciding', meta: cite('overview-1', 'arrest-1') },
        shift: { ...acts.shift, target: 'deciding', meta: cite('turn-6') },
        collapse: { ...acts.collapse, target: 'deciding', meta: cite('turn-8') },
      },
    },
    killerWins: final,
    inspectorWins: final,
  },
});
