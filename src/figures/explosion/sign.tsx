import type { JSX } from 'preact';

export interface SignProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  /** Half its breadth. */
  readonly size?: number;
  /** Paper on ink: who somebody is, rather than what holds for now. */
  readonly dark?: boolean;
}

/** A round sign around (x, y). */
export function Sign({ d, x, y, size = 7.5, dark = false }: SignProps): JSX.Element {
  return (
    <g
      class={`nb-badge${dark ? ' is-killer' : ''}`}
      transform={`translate(${x} ${y}) scale(${+(size / 9).toFixed(2)})`}
    >
      <circle r="9" />
      <path d={d} transform="scale(.58)" />
    </g>
  );
}
