/** Pieces that every chart is put together from. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';

export const final = chart.createStateConfig({ type: 'final' });

export const over = { guard: 'gameIsOver', target: 'over', meta: cite('round-8') } as const;
