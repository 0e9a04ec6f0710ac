/** The end: somebody is arrested, all cards are shown and weighed, and one side has won (I-029, I-030, I-042 to I-044, I-058 to I-064). Fragments. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';
import { weighing } from './weighing.ts';

/** From the open cards to the result. */
const opened = {
  weighing: { ...weighing, onDone: { target: 'found', actions: 'decide', meta: cite('established') } },
  found: {
    always: [
      { guard: 'specialRoleIsCulprit', target: 'resultOpen', meta: cite('specialCulprit', 'openResult') },
      { guard: 'culpritCaught', target: 'caught', meta: cite('lawWins', 'oneIsEnough', 'othersLoseToo') },
      { target: 'missed', meta: cite('culpritsWin', 'allWin') },
    ],
  },
  resultOpen: final,
  caught: final,
  missed: final,
} as const;

export const arresting = chart.createStateConfig({
  initial: 'declared',
  states: {
    declared: {
      always: { target: 'weighing', actions: 'showAll', meta: cite('gameEnds', 'showAll', 'allOpen') },
    },
    ...opened,
  },
});

export const voting = chart.createStateConfig({
  initial: 'pointed',
  states: {
    pointed: {
      always: [
        {
          guard: 'oneHasMost',
          target: 'weighing',
          actions: 'showAll',
          meta: cite('mostVotes', 'showAll', 'allOpen'),
        },
        {
          guard: 'twoHaveMost',
          target: 'weighing',
          actions: 'showAll',
          meta: cite('twoTied', 'showAll', 'allOpen'),
        },
        { guard: 'voteHasFailed', target: 'detectiveDecides', meta: cite('detectiveDecides') },
        { target: 'again', meta: cite('voteAgain', 'noLimit') },
      ],
    },
    ...opened,
    detectiveDecides: final,
    again: final,
  },
});

export const onArrest = chart.createStateConfig({
  on: {
    arrest: { guard: 'mayArrest', actions: 'seize', target: 'arresting', meta: cite('sheriffArrests') },
  },
});

/** The detective's word, where voting has failed. */
export const onLastWord = chart.createStateConfig({
  on: {
    arrest: { guard: 'mayArrest', actions: 'seize', target: 'arresting', meta: cite('detectiveDecides') },
  },
});

export const onVote = chart.createStateConfig({
  on: {
    vote: {
      guard: 'mayVote',
      actions: 'point',
      target: 'voting',
      meta: cite('byVote', 'atOnce', 'noAbstention', 'noSelfVote'),
    },
  },
});
