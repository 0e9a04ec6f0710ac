import type { JSX } from 'preact';
import { AS_IT_STANDS } from '../../figures/as-it-stands.ts';

/** Icons that come and go while somebody steps. */
const CHANGING = {
  play: 'M4 2.5v13L15 9z',
  pause: 'M4 3h3.5v12H4zM10.5 3H14v12h-3.5z',
  back: 'M8 3v3.2c5 0 7.5 2.6 8 7.8-1.6-2.8-3.7-4-8-4V13L2 8z',
};

/** Icons that stay as they were drawn when the page was made. */
const STANDING = {
  first: 'M3 3h2v12H3zM15 3v12L6 9z',
  previous: 'M13 3v12L4 9z',
  next: 'M5 3v12l9-6z',
  last: 'M13 3h2v12h-2zM3 3v12l9-6z',
  pen: 'M2.5 15.5l1-4 8.7-8.7 3 3-8.7 8.7zM10.6 4.4l3 3',
  share: 'M6 8H4v7.5h10V8h-2M9 11V2.5M5.8 5.5L9 2.3l3.2 3.2',
  keys: 'M1.5 4.5h15v9h-15zM4.5 7.5h.01M7.5 7.5h.01M10.5 7.5h.01M13.5 7.5h.01M5.5 10.5h7',
  out: 'M7 4H4v10h10v-3M10 3.5h4.5V8M14 4L8.5 9.5',
  close: 'M4 4l10 10M14 4L4 14',
};

const OUTLINED = /pen|share|keys|out|close/;

const SHAPES: { readonly [name: string]: string } = import.meta.env.SSR
  ? { ...STANDING, ...CHANGING }
  : CHANGING;

export type IconName = keyof typeof STANDING | keyof typeof CHANGING;

export function Icon({ name }: { name: IconName }): JSX.Element {
  const path = SHAPES[name];
  return (
    <svg
      class={OUTLINED.test(name) ? 'st-icon line' : 'st-icon'}
      viewBox="0 0 18 18"
      width="18"
      height="18"
      aria-hidden="true"
      {...(path ? { children: <path d={path} /> } : AS_IT_STANDS)}
    />
  );
}
