import type { JSX } from 'preact';
import { CARD, linesOf, parseLine, PITCH, REACH, RIM, type Frame } from './board-geometry.ts';
import type { LineKey } from './cell.ts';

export interface ArrowsProps {
  /** accessible name of every arrow, by line */
  labels: Readonly<Partial<Record<LineKey, string>>>;
  /** drawn as barred; still answers when pressed, for the reader may ask why */
  blocked?: ReadonlySet<string>;
  /** the arrow that takes part in the tab order; none: only by script */
  focus?: string;
}

const TURN = { up: 0, right: 90, down: 180, left: 270 };
const ARROW = 'M-17 17V-8L0-21L17-8V17Z';
const BAR = 'M-18-20H18';

function middle(key: LineKey, frame: Frame): [number, number] {
  const { axis, index, to } = parseLine(key);
  const along = index * PITCH + CARD / 2;
  if (axis === 'row') return [to === 'left' ? RIM / 2 : frame.width - RIM / 2, frame.top + along];
  return [frame.left + along, to === 'up' ? RIM / 2 : frame.height - RIM / 2];
}

function Arrow({ line, frame, arrows }: { line: LineKey; frame: Frame; arrows: ArrowsProps }): JSX.Element {
  const [x, y] = middle(line, frame);
  const { to, index } = parseLine(line);
  const blocked = arrows.blocked?.has(line);
  const far = RIM / 2 + REACH;
  return (
    <g
      class={blocked ? 'nb-arrow is-blocked' : 'nb-arrow'}
      data-line={line}
      role="button"
      tabindex={arrows.focus === line ? 0 : -1}
      aria-label={arrows.labels[line]}
      transform={`translate(${x} ${y})`}
    >
      <g transform={`rotate(${TURN[to]})`}>
        <rect class="nb-touch" x={-PITCH / 2} y={-far} width={PITCH} height={far + RIM / 2} />
        <path d={ARROW} />
        {blocked && <path class="nb-bar" d={BAR} />}
      </g>
      <text class="nb-number" y="6" font-size="18" text-anchor="middle">
        {index + 1}
      </text>
    </g>
  );
}

/** The arrows around a grid, one at the end of each line that has a label. */
export function Arrows(props: {
  rows: number;
  cols: number;
  frame: Frame;
  arrows: ArrowsProps;
}): JSX.Element {
  const lines = linesOf(props.rows, props.cols).filter((line) => props.arrows.labels[line] !== undefined);
  return (
    <>
      {lines.map((line) => (
        <Arrow key={line} line={line} frame={props.frame} arrows={props.arrows} />
      ))}
    </>
  );
}
