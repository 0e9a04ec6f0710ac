/** "Each character moves one or two rooms; meeting a person ends the move"; a detective's move may reach a corpse (B-020 to B-026, B-057). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const walking = chart.createStateConfig({
  initial: 'walked',
  states: {
    walked: {
      always: [
        { guard: 'cardCanBeRead', target: 'corpseReached', meta: cite('meetsStops', 'mayTurnUp') },
        { target: 'arrived', meta: cite('meetsStops') },
      ],
    },
    corpseReached: final,
    arrived: final,
  },
});

/** A move that reaches no corpse for the detectives (B-G25). */
export const plainWalking = chart.createStateConfig({
  initial: 'walked',
  states: {
    walked: { always: { target: 'arrived', meta: cite('meetsStops') } },
    arrived: final,
  },
});

export const onMove = chart.createStateConfig({
  on: {
    move: {
      guard: 'mayMove',
      actions: 'walk',
      target: 'walking',
      meta: cite('oneOrTwo', 'byWays'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'movement',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'awaiting', meta: cite('mustMove') }] },
    awaiting: onMove,
    walking: { ...walking, onDone: { target: 'done', actions: 'settle', meta: cite('mustMove') } },
    done: final,
    over: final,
  },
});
