/** Where a rule's own machine starts: in the state in which the given table stands. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';

const over = { guard: 'gameIsOver', target: 'over', meta: cite('winning-5') } as const;
const opponent = { target: 'opponentsTurn', meta: cite('turn-3') } as const;

/** For an action of the Killer. */
export const killerStart = chart.createStateConfig({
  always: [over, { guard: 'killersTurn', target: 'awaiting', meta: cite('turn-4') }, opponent],
});

/** For an action of the Inspector. */
export const inspectorStart = chart.createStateConfig({
  always: [over, { guard: 'inspectorsTurn', target: 'awaiting', meta: cite('turn-6') }, opponent],
});

/** For what either seat may do. */
export const eitherStart = chart.createStateConfig({
  always: [over, { target: 'awaiting', meta: cite('turn-2') }],
});

export const final = chart.createStateConfig({ type: 'final' });
