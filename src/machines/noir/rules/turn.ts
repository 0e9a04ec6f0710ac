/** "The Killer moves first; strictly alternating; exactly one action a turn" (N-008, N-087, N-088). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { arrest, onArrest } from './arrest.ts';
import { collapse, onCollapse } from './collapse.ts';
import { disguise, onDisguise } from './disguise.ts';
import { exonerate, onExonerate } from './exonerate.ts';
import { firstChoice, firstKill } from './first-turns.ts';
import { kill, onKill } from './kill.ts';
import { final } from './routes.ts';
import { onShift, shift } from './shift.ts';

const done = { target: 'done', meta: cite('turn-2') } as const;

/** A turn of the Killer. A fragment. */
export const killerTurn = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onKill.on, ...onShift.on, ...onDisguise.on, ...onCollapse.on } },
    kill: { ...kill, onDone: done },
    shift: { ...shift, onDone: done },
    disguise: { ...disguise, onDone: done },
    collapse: { ...collapse, onDone: done },
    done: final,
  },
});

/** A turn of the Inspector. A fragment. */
export const inspectorTurn = chart.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { on: { ...onExonerate.on, ...onArrest.on, ...onShift.on, ...onCollapse.on } },
    exonerate: { ...exonerate, onDone: done },
    arrest: { ...arrest, onDone: done },
    shift: { ...shift, onDone: done },
    collapse: { ...collapse, onDone: done },
    done: final,
  },
});

const passed = { target: 'passed', actions: 'passTurn', meta: cite('turn-1') } as const;

export const machine = chart.createMachine({
  id: 'turn',
  context: fromInput,
  initial: 'start',
  states: {
    start: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('winning-5') },
        { guard: 'firstKillDue', target: 'firstKill', meta: cite('first-turns-1') },
        { guard: 'choiceDue', target: 'firstChoice', meta: cite('first-turns-6') },
        { guard: 'killersTurn', target: 'killerTurn', meta: cite('turn-4') },
        { target: 'inspectorTurn', meta: cite('turn-6') },
      ],
    },
    firstKill: { ...firstKill, onDone: passed },
    firstChoice: { ...firstChoice, onDone: passed },
    killerTurn: { ...killerTurn, onDone: passed },
    inspectorTurn: { ...inspectorTurn, onDone: passed },
    passed: {
      always: [
        { guard: 'gameIsOver', target: 'over', meta: cite('winning-4') },
        { target: 'turnOver', meta: cite('turn-3') },
      ],
    },
    turnOver: final,
    over: final,
  },
});
