/** The whole game as one chart: night, speech, investigation, elimination, until somebody has won. */
import { chart, fromInput } from './chart.ts';
import { cite } from './clauses.ts';
import { eliminationPhase } from './rules/elimination.ts';
import { investigationPhase } from './rules/investigation.ts';
import { nightPhase } from './rules/night.ts';
import { final } from './rules/routes.ts';
import { speechPhase } from './rules/speech.ts';

const next = { target: 'deciding', meta: cite('round-1') } as const;

export const machine = chart.createMachine({
  id: 'explosion',
  context: fromInput,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'goodHaveWon', target: 'goodWin', meta: cite('winning-1') },
        { guard: 'badHaveWon', target: 'badWin', meta: cite('winning-2') },
        { guard: 'blackHasWon', target: 'blackWins', meta: cite('black-1', 'black-2') },
        { guard: 'badHaveWonWithBlack', target: 'badWinWithBlack', meta: cite('black-3') },
        { guard: 'nobodyHoldsAWeapon', target: 'suicide', meta: cite('restart-1') },
        { guard: 'isNight', target: 'nightPhase', meta: cite('round-1') },
        { guard: 'isSpeech', target: 'speechPhase', meta: cite('round-1') },
        { guard: 'isInvestigation', target: 'investigationPhase', meta: cite('round-1') },
        { target: 'eliminationPhase', meta: cite('round-1') },
      ],
    },
    nightPhase: { ...nightPhase, onDone: next },
    speechPhase: { ...speechPhase, onDone: next },
    investigationPhase: { ...investigationPhase, onDone: next },
    eliminationPhase: { ...eliminationPhase, onDone: next },
    goodWin: final,
    badWin: final,
    blackWins: final,
    badWinWithBlack: final,
    suicide: final,
  },
});
