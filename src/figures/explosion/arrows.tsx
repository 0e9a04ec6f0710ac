/** Votes and deeds as strings across the table. */
import type { JSX } from 'preact';
import type { Point } from './geometry.ts';
import type { Seat } from './seats.ts';

const HEAD = 8;

const fixed = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** A string sags towards the middle of the table. */
function sag(from: Point, to: Point, middle: Point): Point {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { x: half.x + (middle.x - half.x) * 0.6, y: half.y + (middle.y - half.y) * 0.6 };
}

/** A bow that ends in an arrow head. */
export function arrowPath(from: Point, to: Point, middle: Point): { line: string; head: string } {
  const bow = sag(from, to, middle);
  const angle = Math.atan2(to.y - bow.y, to.x - bow.x);
  const back = (turn: number): Point => ({
    x: to.x - HEAD * Math.cos(angle + turn),
    y: to.y - HEAD * Math.sin(angle + turn),
  });
  const neck = { x: to.x - HEAD * 0.7 * Math.cos(angle), y: to.y - HEAD * 0.7 * Math.sin(angle) };
  return {
    line: `M${at(from)}Q${at(bow)} ${at(neck)}`,
    head: `M${at(to)}L${at(back(0.42))}L${at(back(-0.42))}Z`,
  };
}

const Ring = ({ at: { x, y }, size }: { at: Point; size: number }): JSX.Element => (
  <circle cx={fixed(x)} cy={fixed(y)} r={size} />
);
/** Who votes for or acts on oneself: a ring, wider than the count of votes. */
const LOOP = 12.5;
const KNOT = 4;

export interface ArrowsProps {
  readonly arrows: readonly (readonly [from: string, to: string])[];
  readonly seats: readonly Seat[];
  readonly middle: Point;
}

export function Arrows({ arrows, seats, middle }: ArrowsProps): JSX.Element {
  const inner = (who: string): Point => seats.find((seat) => seat.who === who)!.spot.inner;
  return (
    <g fill="none" stroke="var(--stamp)" stroke-width="2">
      {arrows.map(([from, to]) => {
        if (from === to) return <Ring key={from} at={inner(from)} size={LOOP} />;
        const { line, head } = arrowPath(inner(from), inner(to), middle);
        return (
          <g key={`${from} ${to}`}>
            <path d={line} />
            <path d={head} fill="var(--stamp)" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}

/** Two who go out together: a dashed line from ring to ring. */
export function Link({ pair, seats, middle }: { pair: readonly string[] } & Omit<ArrowsProps, 'arrows'>) {
  const [one, two] = pair.map((who) => seats.find((seat) => seat.who === who)!.spot.inner);
  return (
    <g fill="none" stroke="var(--ink)" stroke-width="1.8">
      <path d={`M${at(one!)}Q${at(sag(one!, two!, middle))} ${at(two!)}`} stroke-dasharray="2 5" />
      <Ring at={one!} size={KNOT} />
      <Ring at={two!} size={KNOT} />
    </g>
  );
}

/** How many votes somebody has. */
export function Tally({ seat: { data, spot } }: { seat: Seat }): JSX.Element {
  return (
    <g transform={`translate(${at(spot.inner)})`}>
      <circle r="9.5" fill="var(--stamp)" stroke="var(--paper)" stroke-width="1.5" />
      <text y="4.6" font-size="13" font-weight="700" text-anchor="middle" fill="var(--paper)">
        {data.votes}
      </text>
    </g>
  );
}
