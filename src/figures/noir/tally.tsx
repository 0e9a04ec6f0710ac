import type { JSX } from 'preact';

const GROUP = 5;
const TICK = 7;
const TALL = 22;
const PER_ROW = 10;

/** Path of the strokes from the first to the last, in bundles of five whose fifth lies across. */
export function tallyPath(first: number, last: number, x: number, y: number): string {
  let d = '';
  for (let i = first; i < last; i++) {
    const place = i % PER_ROW;
    const left = x + Math.floor(place / GROUP) * (GROUP * TICK + 8);
    const top = y + Math.floor(i / PER_ROW) * (TALL + 8);
    const within = place % GROUP;
    d +=
      within === GROUP - 1
        ? `M${left - 3} ${top + TALL - 4}l${TICK * 4} ${8 - TALL}`
        : `M${left + within * TICK} ${top}v${TALL}`;
  }
  return d;
}

/** Kills as tally strokes, those still to come pale, and `n/limit` in figures. */
export function Tally({
  count,
  limit,
  x,
  y,
}: {
  count: number;
  limit: number;
  x: number;
  y: number;
}): JSX.Element {
  return (
    <g class="nt-tally">
      {count < limit && <path class="is-ghost" d={tallyPath(count, limit, x, y)} />}
      {count > 0 && <path d={tallyPath(0, count, x, y)} />}
      <text class="nt-count" x={x + 88} y={y + 22} font-size="24">
        {count}
      </text>
      <text class="nt-of" x={x + 88} y={y + 46} font-size="17">
        /{limit}
      </text>
    </g>
  );
}
