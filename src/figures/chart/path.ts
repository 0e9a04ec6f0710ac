/** Lines with rounded corners, and arrow heads, as SVG path data. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 8;
const HEAD = { length: 8, half: 4.5 };

/** The line through right-angled `points`, its corners rounded, ending where the arrow head begins. */
export function roundedLine(points: readonly Point[]): string {
  const path = shorten(points);
  const [first, ...rest] = path;
  if (first === undefined) return '';
  const parts = [`M${pair(first)}`];
  rest.forEach((corner, i) => {
    const before = path[i] as Point;
    const after = rest[i + 1];
    if (after === undefined) parts.push(`L${pair(corner)}`);
    else parts.push(bend(before, corner, after));
  });
  return parts.join('');
}

/** A filled triangle with its tip on the last point. */
export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const base = toward(tip, before, HEAD.length);
  const [ux, uy] = [(tip.y - base.y) / HEAD.length, (base.x - tip.x) / HEAD.length];
  const wing = (side: number) => ({ x: base.x + ux * HEAD.half * side, y: base.y + uy * HEAD.half * side });
  return `M${pair(tip)}L${pair(wing(1))}L${pair(wing(-1))}z`;
}

function bend(before: Point, corner: Point, after: Point): string {
  const radius = Math.min(RADIUS, distance(before, corner) / 2, distance(corner, after) / 2);
  const from = toward(corner, before, radius);
  const to = toward(corner, after, radius);
  return `L${pair(from)}Q${pair(corner)} ${pair(to)}`;
}

function shorten(points: readonly Point[]): Point[] {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return [...points];
  return [...points.slice(0, -1), toward(tip, before, Math.min(HEAD.length - 1, distance(tip, before)))];
}

function toward(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

/** One decimal is finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
