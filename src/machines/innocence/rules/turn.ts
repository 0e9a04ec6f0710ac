/** "Pass, or draw one evidence card and then publish one of those covered, or neither"; once each (I-019 to I-025). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { onShowIdentity, showing } from './identities.ts';
import { final, over } from './routes.ts';

const counting = chart.createStateConfig({
  always: [
    { guard: 'roundIsOver', target: 'roundOver', meta: cite('roundEnds') },
    { target: 'nextTurn', meta: cite('turnByTurn') },
  ],
});

export const passing = chart.createStateConfig({
  initial: 'passed',
  states: {
    passed: { always: { target: 'counting', meta: cite('passShowsNothing') } },
    counting,
    roundOver: final,
    nextTurn: final,
  },
});

export const drawing = chart.createStateConfig({
  initial: 'lookedAt',
  states: {
    lookedAt: {
      always: [
        { guard: 'publishedOne', target: 'onePublished', meta: cite('mayShowOne', 'evenTheNew') },
        { target: 'bothCovered', meta: cite('mayKeepBoth') },
      ],
    },
    onePublished: { always: { target: 'counting', meta: cite('finalHand', 'whichWasDrawn') } },
    bothCovered: { always: { target: 'counting', meta: cite('finalHand') } },
    counting,
    roundOver: final,
    nextTurn: final,
  },
});

export const onTurn = chart.createStateConfig({
  on: {
    pass: {
      guard: 'mayPass',
      actions: 'endTurn',
      target: 'passing',
      meta: cite('sheriffSaysNext', 'passOrDraw', 'passIsNothing'),
    },
    draw: {
      guard: 'mayDraw',
      actions: ['drawOne', 'showDrawn', 'endTurn'],
      target: 'drawing',
      meta: cite('sheriffSaysNext', 'passOrDraw', 'lookAtBoth'),
    },
  },
});

/** One suspect after the other. */
export const turnsPhase = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onTurn.on, ...onShowIdentity.on } },
    passing: { ...passing, onDone: { target: 'done', meta: cite('onlyOnce') } },
    drawing: { ...drawing, onDone: { target: 'done', meta: cite('onlyOnce') } },
    showing: { ...showing, onDone: { target: 'awaiting', meta: cite('citizensMayReveal') } },
    done: final,
  },
});

export const machine = chart.createMachine({
  id: 'turn',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        over,
        { guard: 'timeForTurns', target: 'awaiting', meta: cite('sheriffSaysNext') },
        { target: 'noTurnNow', meta: cite('noMoreTurns') },
      ],
    },
    awaiting: onTurn,
    passing: { ...passing, onDone: { target: 'done', actions: 'settle', meta: cite('onlyOnce') } },
    drawing: { ...drawing, onDone: { target: 'done', actions: 'settle', meta: cite('onlyOnce') } },
    noTurnNow: final,
    done: final,
    over: final,
  },
});
