/** "The Killer turns a living neighbour to the deceased side"; the Inspector's death or the limit wins at once (N-024 to N-031). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { checking } from './checking.ts';
import { final, killerStart } from './routes.ts';

/** What a kill may lead to, from the moment that the victim lies there. */
const limit = {
  guard: 'limitReached',
  target: 'limitReached',
  actions: 'killerWins',
  meta: cite('winning-3', 'winning-6', 'removal-10'),
} as const;
const question = {
  guard: 'inspectorIsAsked',
  target: 'asking',
  actions: 'askInspector',
  meta: cite('innocent-kill-2', 'innocent-kill-3'),
} as const;
const quiet = { target: 'removal', meta: cite('kill-9', 'kill-10') } as const;

const aftermath = chart.createStateConfig({
  states: {
    asking: {
      always: [
        { guard: 'answeredYes', target: 'yes', meta: cite('innocent-kill-5') },
        { target: 'no', meta: cite('innocent-kill-6') },
      ],
    },
    yes: { always: { target: 'removal', meta: cite('innocent-kill-12') } },
    no: { always: { target: 'removal', meta: cite('innocent-kill-12') } },
    removal: { ...checking, onDone: { target: 'settled', meta: cite('removal-2') } },
    settled: final,
    limitReached: final,
  },
});

/** Any kill. A fragment. */
export const kill = chart.createStateConfig({
  initial: 'struck',
  states: {
    struck: {
      always: [
        {
          guard: 'inspectorWasKilled',
          target: 'inspectorKilled',
          actions: 'killerWins',
          meta: cite('kill-7', 'kill-8', 'removal-10'),
        },
        limit,
        question,
        quiet,
      ],
    },
    inspectorKilled: final,
    ...aftermath.states,
  },
});

/** The kill of an innocent, who cannot be the Inspector. A fragment. */
export const innocentKill = chart.createStateConfig({
  initial: 'struck',
  states: { struck: { always: [limit, question, quiet] }, ...aftermath.states },
});

export const onKill = chart.createStateConfig({
  on: {
    kill: {
      guard: 'mayKill',
      actions: 'strike',
      target: 'kill',
      meta: cite('kill-1', 'kill-2', 'kill-11'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'kill',
  context: fromInput,
  initial: 'start',
  states: {
    start: killerStart,
    awaiting: onKill,
    kill: { ...kill, onDone: { target: 'done', meta: cite('turn-2') } },
    done: final,
    opponentsTurn: {},
    over: final,
  },
});
