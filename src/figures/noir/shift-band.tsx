import type { JSX } from 'preact';
import { CARD, parseLine, PITCH, type Frame } from './board-geometry.ts';
import type { LineKey } from './cell.ts';

const TURN = { right: 0, down: 90, left: 180, up: 270 };

export interface ShiftProps {
  line: LineKey;
  /** how many suspects stand in it */
  count: number;
  frame: Frame;
}

/** The lit band beneath the line that was pushed. */
export function ShiftBand({ line, count, frame }: ShiftProps): JSX.Element {
  const { axis, index, to } = parseLine(line);
  const across = axis === 'row';
  const start = index * PITCH - 6;
  const length = count * PITCH - (PITCH - CARD) + 12;
  const size = CARD + 12;
  return (
    <rect
      class={`nb-band to-${to}`}
      x={frame.left + (across ? -6 : start)}
      y={frame.top + (across ? start : -6)}
      width={across ? length : size}
      height={across ? size : length}
      rx="9"
    />
  );
}

/** The signs between the cards of a pushed line that say which way it went. */
export function ShiftSigns({ line, count, frame }: ShiftProps): JSX.Element {
  const { axis, index, to } = parseLine(line);
  const aside = index * PITCH + CARD / 2;
  const places = Array.from({ length: Math.max(count - 1, 1) }, (_, gap) => gap * PITCH + (CARD + PITCH) / 2);
  return (
    <g class="nb-way">
      {places.map((along) => {
        const [x, y] =
          axis === 'row' ? [frame.left + along, frame.top + aside] : [frame.left + aside, frame.top + along];
        return <path d="M-7-11L9 0L-7 11Z" transform={`translate(${x} ${y}) rotate(${TURN[to]})`} />;
      })}
    </g>
  );
}
