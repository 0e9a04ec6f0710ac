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

/** The end of the round with whose murder the rounds are over. */
export const lastEnding = chart.createStateConfig({
  initial: 'shuffled',
  states: {
    shuffled: { always: { target: 'murdersAreOver', meta: cite('lastLook') } },
    murdersAreOver: final,
  },
});

/** The end of a round in a case that leaves the phases aside. */
export const plainEnding = chart.createStateConfig({
  initial: 'shuffled',
  states: {
    shuffled: { always: { target: 'nextRound', meta: cite('shuffled', 'deadStayOut') } },
    nextRound: final,
  },
});

export const onEndRound = chart.createStateConfig({
  on: {
    endRound: [
      {
        guard: 'mayEndRound',
        actions: 'shuffle',
        target: 'ending',
        meta: cite('shuffled'),
      },
    ],
  },
});
