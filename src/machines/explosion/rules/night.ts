/** The night: the host's calls, and what the bad do with open eyes (T-087 to T-091, T-106, T-109). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

/** One call, or the dawn. */
export const nightPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: {
      on: {
        wake: [
          {
            guard: 'mayWakeBig',
            actions: 'openEyes',
            target: 'bigAwake',
            meta: cite('night-1', 'suspects-2'),
          },
          {
            guard: 'mayWakeMedium',
            actions: 'openEyes',
            target: 'mediumAwake',
            meta: cite('night-1', 'suspects-4'),
          },
          {
            guard: 'mayWakeSmall',
            actions: 'openEyes',
            target: 'smallAwake',
            meta: cite('night-6', 'suspects-6'),
          },
        ],
        hide: [
          {
            guard: 'accompliceMayHide',
            actions: 'choose',
            target: 'chosen',
            meta: cite('night-4', 'hide-2'),
          },
          { guard: 'isLegal', actions: 'choose', target: 'chosen', meta: cite('night-3', 'hide-1') },
        ],
        knockOut: {
          guard: 'isLegal',
          actions: 'choose',
          target: 'chosen',
          meta: cite('night-4', 'knock-out-1'),
        },
        murder: { guard: 'isLegal', actions: 'choose', target: 'chosen', meta: cite('night-7', 'murder-1') },
        dawn: { guard: 'isLegal', actions: 'announce', target: 'dawning', meta: cite('round-1', 'hide-6') },
      },
    },
    bigAwake: {
      always: [
        { guard: 'bossAwake', target: 'done', meta: cite('suspects-1', 'boss-2') },
        { target: 'done', meta: cite('suspects-1') },
      ],
    },
    mediumAwake: { always: { target: 'done', meta: cite('suspects-3') } },
    smallAwake: {
      always: [
        { guard: 'undercoverAwake', target: 'done', meta: cite('suspects-5', 'undercover-1') },
        { target: 'done', meta: cite('suspects-5') },
      ],
    },
    chosen: { always: { target: 'done', meta: cite('night-2', 'night-10') } },
    dawning: {
      always: [
        { guard: 'murderAnnounced', target: 'done', meta: cite('murder-6', 'speech-1') },
        { guard: 'cardToHide', target: 'done', meta: cite('speech-1', 'speech-2') },
        { target: 'done', meta: cite('speech-1') },
      ],
    },
    done: final,
  },
});

export const machine = chart.createMachine({
  id: 'night',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'isNight', target: 'nightPhase', meta: cite('round-1') },
        { target: 'byDay', meta: cite('round-2') },
      ],
    },
    nightPhase: { ...nightPhase, onDone: { target: 'called', meta: cite('night-15') } },
    called: final,
    byDay: {},
    over: final,
  },
});
