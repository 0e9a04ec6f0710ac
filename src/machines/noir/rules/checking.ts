/** The part that ends a kill and a shift: deceased lines go (N-061, N-062). A fragment. */
import { chart } from '../chart.ts';
import { cite } from '../clauses.ts';
import { final } from './routes.ts';

export const checking = chart.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      always: [
        {
          guard: 'lineIsDead',
          target: 'removed',
          actions: 'removeLines',
          meta: cite('removal-1', 'removal-7'),
        },
        { target: 'whole', meta: cite('removal-5') },
      ],
    },
    removed: final,
    whole: final,
  },
});
