/** "Two cards each; one stays covered, the other is pushed to the middle; all are turned up at once" (I-012 to I-018). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { givingIdentities, onIdentities, onShowIdentity, showing } from './identities.ts';
import { final, over } from './routes.ts';

/** How much physical evidence is in the deck goes by the number of suspects. */
export const dealing = chart.createStateConfig({
  initial: 'shuffled',
  states: {
    shuffled: {
      always: [
        { guard: 'threeSuspects', target: 'threeDealt', meta: cite('threeSuspects', 'drawTwo') },
        { guard: 'fourSuspects', target: 'fourDealt', meta: cite('fourSuspects', 'drawTwo') },
        { target: 'fiveDealt', meta: cite('fiveSuspects', 'drawTwo') },
      ],
    },
    threeDealt: { always: { target: 'looking', meta: cite('lookAtOwn') } },
    fourDealt: { always: { target: 'looking', meta: cite('lookAtOwn') } },
    fiveDealt: { always: { target: 'looking', meta: cite('lookAtOwn') } },
    looking: final,
  },
});

export const revealing = chart.createStateConfig({
  initial: 'inTheMiddle',
  states: {
    inTheMiddle: { always: { target: 'open', meta: cite('turnedUpAtOnce', 'openCards') } },
    open: final,
  },
});

export const onDeal = chart.createStateConfig({
  on: {
    deal: {
      guard: 'mayDeal',
      actions: 'dealTwo',
      target: 'dealing',
      meta: cite('shuffled', 'sheriffDrawsNone', 'bySuspects'),
    },
  },
});

export const onPublish = chart.createStateConfig({
  on: {
    publish: {
      guard: 'mayPublish',
      actions: 'turnUpAll',
      target: 'revealing',
      meta: cite('oneStaysCovered', 'otherToMiddle', 'exactlyOne'),
    },
  },
});

/** Identities first, then evidence. */
export const dealPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onIdentities.on, ...onShowIdentity.on, ...onDeal.on } },
    givingIdentities: {
      ...givingIdentities,
      onDone: { target: 'awaiting', meta: cite('identitiesDealt') },
    },
    showing: { ...showing, onDone: { target: 'awaiting', meta: cite('citizensMayReveal') } },
    dealing: { ...dealing, onDone: { target: 'done', meta: cite('lookAtOwn') } },
    done: final,
  },
});

export const revealPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onPublish.on, ...onShowIdentity.on } },
    showing: { ...showing, onDone: { target: 'awaiting', meta: cite('citizensMayReveal') } },
    revealing: { ...revealing, onDone: { target: 'done', meta: cite('turnedUpAtOnce') } },
    done: final,
  },
});

const next = { target: 'done', actions: 'settle', meta: cite('toldForSheriff') } as const;

export const machine = chart.createMachine({
  id: 'setup',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'timeToDeal', target: 'dealPhase', meta: cite('toldForSheriff') },
        { guard: 'timeToReveal', target: 'revealPhase', meta: cite('oneStaysCovered') },
        { target: 'laidOut', meta: cite('sheriffSaysNext') },
      ],
    },
    dealPhase: { ...dealPhase, onDone: next },
    revealPhase: { ...revealPhase, onDone: next },
    laidOut: final,
    done: final,
    over: final,
  },
});
