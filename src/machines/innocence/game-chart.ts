/** The whole game as one chart: deal, reveal, turns, inquiry, arrest or vote. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { sheriffPhase, votePhase } from './rules/last-phases.ts';
import { final } from './rules/routes.ts';
import { dealPhase, revealPhase } from './rules/setup.ts';
import { turnsPhase } from './rules/turn.ts';

const next = { target: 'deciding', actions: 'settle', meta: cite('cardsDecide') } as const;

export const machine = chart.createMachine({
  id: 'innocence',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'lawHasWon', target: 'lawWins', meta: cite('lawWins') },
        { guard: 'culpritsHaveWon', target: 'culpritsWin', meta: cite('culpritsWin') },
        { guard: 'gameIsOver', target: 'resultOpen', meta: cite('specialCulprit') },
        { guard: 'timeToDeal', target: 'dealPhase', meta: cite('drawTwo') },
        { guard: 'timeToReveal', target: 'revealPhase', meta: cite('oneStaysCovered') },
        { guard: 'timeForTurns', target: 'turnsPhase', meta: cite('sheriffSaysNext') },
        { guard: 'detectiveMode', target: 'votePhase', meta: cite('byVote') },
        { target: 'sheriffPhase', meta: cite('sheriffArrests') },
      ],
    },
    dealPhase: { ...dealPhase, onDone: next },
    revealPhase: { ...revealPhase, onDone: next },
    turnsPhase: { ...turnsPhase, onDone: next },
    sheriffPhase: { ...sheriffPhase, onDone: next },
    votePhase: { ...votePhase, onDone: next },
    lawWins: final,
    culpritsWin: final,
    resultOpen: final,
  },
});
