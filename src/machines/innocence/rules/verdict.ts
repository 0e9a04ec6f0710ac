/** The pages on what cards are worth and on who is the culprit: all cards are weighed, at once where they are told, else when they are shown. */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import type { ClauseName } from '../clauses.ts';
import { final, over } from './routes.ts';
import { adding, weighing } from './weighing.ts';

/** Somebody is arrested, and all cards are shown. */
const onShown = chart.createStateConfig({
  on: {
    arrest: {
      guard: 'mayArrest',
      actions: ['seize', 'showAll'],
      target: 'weighing',
      meta: cite('showAll'),
    },
    vote: { guard: 'mayVote', actions: 'point', target: 'votesCounted', meta: cite('byVote') },
  },
});

const votesCounted = chart.createStateConfig({
  always: [
    { guard: 'oneHasMost', target: 'weighing', actions: 'showAll', meta: cite('mostVotes', 'showAll') },
    { guard: 'twoHaveMost', target: 'weighing', actions: 'showAll', meta: cite('twoTied', 'showAll') },
    { target: 'decided', meta: cite('voteAgain') },
  ],
});

const machineOf = (id: string, states: typeof weighing | typeof adding, ...clauses: ClauseName[]) =>
  chart.createMachine({
    id,
    context: fromInput,
    initial: 'start',
    states: {
      start: {
        always: [
          over,
          { guard: 'cardsAreTold', target: 'told', meta: cite(...clauses) },
          { target: 'covered', meta: cite('cardsDecide') },
        ],
      },
      told: { ...states, onDone: { target: 'decided', meta: cite(...clauses) } },
      decided: onShown,
      covered: {},
      votesCounted,
      weighing: { ...states, onDone: { target: 'done', actions: 'decide', meta: cite('established') } },
      done: final,
      over: final,
    },
  });

export const evidence = machineOf('evidence', adding, 'dependsOnKind', 'validCards');
export const verdict = machineOf('verdict', weighing, 'cardsDecide', 'oneAfterTheOther');
/** The verdict alone, on cards that a reader lays out. */
export const byHand = chart.createMachine({ id: 'by-hand', context: fromInput, ...weighing });
