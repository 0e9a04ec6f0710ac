/** The investigation: a representative is elected and looks at one card (T-099 to T-102). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';
import { electing, onDeeds, voting } from './speech.ts';

export const looking = chart.createStateConfig({
  initial: 'seen',
  states: {
    seen: {
      always: [
        { guard: 'somebodyDrunk', target: 'drunk', meta: cite('voting-roles-2') },
        { guard: 'cardTurnedUp', target: 'cardsUp', meta: cite('turning-up-2') },
        { target: 'secret', meta: cite('investigation-5') },
      ],
    },
    drunk: final,
    cardsUp: final,
    secret: final,
  },
});

const done = { target: 'done', meta: cite('round-1') } as const;

const onInvestigation = {
  elect: { guard: 'isLegal', actions: 'countVotes', target: 'electing', meta: cite('investigation-2') },
  look: {
    guard: 'isLegal',
    actions: 'lookAt',
    target: 'looking',
    meta: cite('investigation-5', 'investigation-12'),
  },
} as const;

export const investigationPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onInvestigation, vote: onDeeds.on.vote } },
    electing: { ...electing, onDone: done },
    looking: { ...looking, onDone: done },
    voting: { ...voting, onDone: done },
    done: final,
  },
});

export const machine = chart.createMachine({
  id: 'investigation',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'isNight', target: 'notTheTime', meta: cite('round-2') },
        { target: 'awaiting', meta: cite('investigation-1') },
      ],
    },
    awaiting: {
      on: {
        ...onInvestigation,
        vote: {
          guard: 'isLegal',
          actions: 'countVotes',
          target: 'noInvestigation',
          meta: cite('investigation-10'),
        },
      },
    },
    electing: { ...electing, onDone: { target: 'decided', meta: cite('investigation-4') } },
    looking: { ...looking, onDone: { target: 'decided', meta: cite('investigation-13') } },
    decided: final,
    noInvestigation: final,
    notTheTime: {},
    over: final,
  },
});
