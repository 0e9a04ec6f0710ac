/** "All character cards but the dead ones' are reshuffled"; where nobody could be killed, the murder is skipped (B-055, B-070, B-G21). A fragment. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const ending = chart.createStateConfig({
  initial: 'shuffled',
  states: {
    shuffled: {
      always: [
        { guard: 'roundsAreOver', target: 'murdersAreOver', meta: cite('fiveCorpses', 'fiveRounds') },
        { target: 'nextRound', meta: cite('shuffled', 'deadStayOut') },
      ],
    },
    murdersAreOver: final,
    nextRound: final,
  },
});

export const onEndRound = chart.createStateConfig({
  on: {
    endRound: [
      {
        guard: { type: 'mayEndRound', params: ({ event }) => event },
        actions: { type: 'shuffle', params: ({ event }) => event },
        target: 'ending',
        meta: cite('shuffled'),
      },
    ],
  },
});
