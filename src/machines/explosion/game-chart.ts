/** The whole game as one chart: night, speech, investigation, elimination, and night again, until somebody has won. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { eliminationPhase } from './rules/elimination.ts';
import { investigationPhase } from './rules/investigation.ts';
import { nightPhase } from './rules/night.ts';
import { final } from './rules/routes.ts';
import { speechPhase } from './rules/speech.ts';

const because = { meta: cite('round-1') } as const;
const over = { guard: 'gameIsOver', target: 'ending', meta: cite('round-8') } as const;
const toNight = { guard: 'isNight', target: 'nightPhase', ...because } as const;
const toSpeech = { guard: 'isSpeech', target: 'speechPhase', ...because } as const;
const toInvestigation = { guard: 'isInvestigation', target: 'investigationPhase', ...because } as const;
const toElimination = { target: 'eliminationPhase', ...because } as const;

/** After each deed the phase goes on, gives way to the next, or the game is over. A position may lie in any phase. */
export const machine = chart.createMachine({
  id: 'explosion',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'nobodyHoldsAWeapon', target: 'suicide', meta: cite('restart-1') },
        over,
        toNight,
        toSpeech,
        toInvestigation,
        toElimination,
      ],
    },
    nightPhase: { ...nightPhase, onDone: [toSpeech, { target: 'nightPhase', ...because }] },
    speechPhase: { ...speechPhase, onDone: [over, toInvestigation, toSpeech, toElimination] },
    investigationPhase: { ...investigationPhase, onDone: [over, toInvestigation, toElimination] },
    eliminationPhase: { ...eliminationPhase, onDone: [over, toNight, toElimination] },
    ending: {
      always: [
        { guard: 'goodHaveWon', target: 'goodWin', meta: cite('winning-1') },
        { guard: 'badHaveWon', target: 'badWin', meta: cite('winning-2') },
        { guard: 'blackHasWon', target: 'blackWins', meta: cite('black-1', 'black-2') },
        { target: 'badWinWithBlack', meta: cite('black-3') },
      ],
    },
    goodWin: final,
    badWin: final,
    blackWins: final,
    badWinWithBlack: final,
    suicide: final,
  },
});
