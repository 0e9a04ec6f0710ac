/** What of the palace never changes while somebody steps, and in a browser stays as it stands. */
import type { JSX } from 'preact';
import { AS_IT_STANDS } from '../as-it-stands.ts';
import { Backdrop, Walls } from './building.tsx';
import type { Plan } from './plan.ts';

export const Behind = ({ plan }: { plan: Plan }): JSX.Element =>
  import.meta.env.SSR ? (
    <g>
      <Backdrop plan={plan} />
    </g>
  ) : (
    <g {...AS_IT_STANDS} />
  );

export const Building = ({ plan }: { plan: Plan }): JSX.Element =>
  import.meta.env.SSR ? (
    <g class="bz-building">
      <Walls plan={plan} />
    </g>
  ) : (
    <g class="bz-building" {...AS_IT_STANDS} />
  );
