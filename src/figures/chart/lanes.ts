import type { Box } from './types.ts';

/** A vertical stretch beside the column: from a row at height `from` to somewhere on the right side of `box`. */
export interface Span {
  readonly from: number;
  readonly box: Box;
}

export interface Lane {
  /** 0 is the lane next to the column. */
  readonly index: number;
  /** Height at which the box is reached. */
  readonly port: number;
}

/**
 * A lane for each span, so that stretches in one lane keep clear of each other and short ones lie inside; and for each
 * a port of its own on its box, `gap` apart, in the order that avoids crossings. Null stays null.
 */
export function assignLanes(spans: readonly (Span | null)[], gap: number): (Lane | null)[] {
  const indices = new Map<Span, number>();
  const lanes: Span[][] = [];
  for (const span of spans.flatMap((span) => span ?? []).toSorted((a, b) => length(a) - length(b))) {
    const free = lanes.findIndex((lane) => lane.every((other) => clear(span, other)));
    const index = free < 0 ? lanes.length : free;
    (lanes[index] ??= []).push(span);
    indices.set(span, index);
  }
  return spans.map((span) => {
    if (span === null) return null;
    const queue = queueAt(span.box, spans, indices);
    const first = span.box.y + span.box.height / 2 - ((queue.length - 1) * gap) / 2;
    return { index: indices.get(span) ?? 0, port: first + queue.indexOf(span) * gap };
  });
}

/** Those that reach a box, from its upper to its lower port: from above inner lanes first, then from below outer first. */
function queueAt(box: Box, spans: readonly (Span | null)[], indices: ReadonlyMap<Span, number>): Span[] {
  const lane = (span: Span) => indices.get(span) ?? 0;
  const here = spans.flatMap((span) => (span !== null && span.box === box ? [span] : []));
  const above = here.filter((span) => span.from < box.y).toSorted((a, b) => lane(a) - lane(b));
  const below = here.filter((span) => span.from >= box.y).toSorted((a, b) => lane(b) - lane(a));
  return [...above, ...below];
}

function ends(span: Span): [number, number] {
  return [Math.min(span.from, span.box.y), Math.max(span.from, span.box.y + span.box.height)];
}

function length(span: Span): number {
  const [top, bottom] = ends(span);
  return bottom - top;
}

function clear(a: Span, b: Span): boolean {
  const [topA, bottomA] = ends(a);
  const [topB, bottomB] = ends(b);
  return bottomA < topB || bottomB < topA;
}
