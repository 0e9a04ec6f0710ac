/** What of the palace never changes while somebody steps, and in a browser stays as it stands. */
import type { JSX } from 'preact';
import { AS_IT_STANDS } from '../as-it-stands.ts';
import { Backdrop, Walls } from './building.tsx';
import type { Plan } from './plan.ts';

export interface KeptProps {
  plan: Plan;
  /** Begins the ids of this picture. */
  id: string;
  /** The id of the picture in which the same palace is drawn, this one or another; undefined where there is but one. */
  like: string | undefined;
}

/** Draws a part, or points to where it is drawn already. */
function once(
  part: string,
  { id, like }: KeptProps,
  draw: (name: string | undefined) => JSX.Element,
): JSX.Element {
  const name = like && `${like}-${part}`;
  return name && like !== id ? <use href={`#${name}`} /> : draw(name);
}

export const Behind = (props: KeptProps): JSX.Element =>
  import.meta.env.SSR ? (
    once('behind', props, (name) => (
      <g id={name}>
        <Backdrop plan={props.plan} />
      </g>
    ))
  ) : (
    <g {...AS_IT_STANDS} />
  );

export const Building = (props: KeptProps): JSX.Element =>
  import.meta.env.SSR ? (
    once('building', props, (name) => (
      <g class="bz-building" id={name}>
        <Walls plan={props.plan} />
      </g>
    ))
  ) : (
    <g class="bz-building" {...AS_IT_STANDS} />
  );
