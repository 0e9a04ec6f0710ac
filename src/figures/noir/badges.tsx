import type { JSX } from 'preact';
import type { Cell } from './cell.ts';

const KNIFE = 'M-6.5 6.5L-3 3M-5 .5L-.5 5M-3 3L5.5-7.5C7.5-3 5 1-.8 2.8';
const GLASS = 'M2 2L7 7M3-2A5 5 0 1 1-7-2A5 5 0 1 1 3-2Z';
const CARDS = 'M-6-4L1-6L3.5 4.5L-3.5 6.5ZM2.5-5.5L6.5-4L4 5';
const YES = 'M0-7L0 1.5M0 6.2L0 6.4';
const NO = 'M-3.8-3.2C-3.8-8 4-8 4-3.2C4-.2 0 .2 0 2.6M0 6.6L0 6.8';

type Kind = 'killer' | 'inspector' | 'hand' | 'yes' | 'no';

const SIGNS: Record<Kind, string> = { killer: KNIFE, inspector: GLASS, hand: CARDS, yes: YES, no: NO };

/** A round badge of 24 units around (x, y). */
export function Badge({ kind, x, y }: { kind: Kind; x: number; y: number }): JSX.Element {
  return (
    <g class={`nb-badge is-${kind}`} transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <path d={SIGNS[kind]} />
    </g>
  );
}

/** The badges of a suspect: answer top right, roles at the left, hand at the right. */
export function Badges({ cell }: { cell: Cell }): JSX.Element {
  const { mark, role } = cell;
  return (
    <>
      {(mark === 'yes' || mark === 'no') && <Badge kind={mark} x={88} y={14} />}
      {(role === 'killer' || role === 'both') && <Badge kind="killer" x={12} y={62} />}
      {(role === 'inspector' || role === 'both') && (
        <Badge kind="inspector" x={12} y={role === 'both' ? 40 : 62} />
      )}
      {cell.inHand && <Badge kind="hand" x={88} y={62} />}
    </>
  );
}
