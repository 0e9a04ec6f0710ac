/** A character's skill, beside the move or instead of it (B-034). */
import { chart, fromInput } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final, over } from './routes.ts';

export const usingSkill = chart.createStateConfig({
  initial: 'used',
  states: {
    used: {
      always: [
        { guard: 'gaveUpMoving', target: 'insteadOfMoving', meta: cite('skillOnCard') },
        { target: 'besideMoving', meta: cite('skillOnCard') },
      ],
    },
    insteadOfMoving: final,
    besideMoving: final,
  },
});

/** A skill where nobody's move can be given up any more. */
export const plainSkill = chart.createStateConfig({
  initial: 'used',
  states: {
    used: { always: { target: 'besideMoving', meta: cite('skillOnCard') } },
    besideMoving: final,
  },
});

export const onSkill = chart.createStateConfig({
  on: {
    skill: {
      guard: 'mayUseSkill',
      actions: 'performSkill',
      target: 'usingSkill',
      meta: cite('maySkill'),
    },
  },
});

export const machine = chart.createMachine({
  id: 'skills',
  context: fromInput,
  initial: 'start',
  states: {
    start: { always: [over, { target: 'awaiting', meta: cite('skillOnCard') }] },
    awaiting: onSkill,
    usingSkill: { ...usingSkill, onDone: { target: 'done', actions: 'settle', meta: cite('maySkill') } },
    done: final,
    over: final,
  },
});
