import { FONT, SMALL, textWidth } from './measure.ts';
import { byEvent, edgeLabel, type Words } from './words.ts';
import { wrap } from './wrap.ts';
import type { ChartEdge, ChartGraph, ChartNode, LabelLine } from './types.ts';

/** How long lines may become, in ems. */
export interface Limits {
  readonly state: number;
  readonly label: number;
}

export interface Sized {
  readonly width: number;
  readonly height: number;
}
export interface SizedNode extends Sized {
  readonly lines: readonly string[];
}
export interface SizedLabel extends Sized {
  readonly lines: readonly LabelLine[];
}

/** Distances inside boxes, in user units. The horizontal ones also absorb fonts wider than measured. */
export const STATE = { line: 18, padX: 11, padY: 8, least: 56 };
export const LABEL = { line: 17, padX: 5, padY: 3 };
export const TITLE = { height: 30, padX: 12 };
export const DOT = 10;

/** A state's box for its name; for a compound state the least width that its title needs. */
export function sizeNode(node: ChartNode, words: Words, limits: Limits): SizedNode {
  if (node.kind === 'start') return { lines: [], width: DOT, height: DOT };
  const lines = node.name === '' ? [] : wrap(words.label('state', node.name), limits.state);
  const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT)));
  return {
    lines,
    width: Math.ceil(Math.max(STATE.least, width + 2 * STATE.padX)),
    height: lines.length * STATE.line + 2 * STATE.padY,
  };
}

/** The pill on an edge, or null when the edge says nothing. */
export function sizeLabel(
  graph: ChartGraph,
  edge: ChartEdge,
  words: Words,
  limits: Limits,
): SizedLabel | null {
  const lines = edgeLabel(edge.causes, words, unconditional(graph, edge)).flatMap(({ text, soft }) =>
    wrap(text, limits.label).map((part) => ({ text: part, soft })),
  );
  if (lines.length === 0) return null;
  const width = Math.max(...lines.map((line) => textWidth(line.text, SMALL)));
  return {
    lines,
    width: Math.ceil(width + 2 * LABEL.padX),
    height: lines.length * LABEL.line + 2 * LABEL.padY,
  };
}

/** Events that, from this edge's source, can lead nowhere else: what guards them is only whether they are legal. */
export function unconditional(graph: ChartGraph, edge: ChartEdge): ReadonlySet<string> {
  const elsewhere = graph.edges.filter((other) => other.from === edge.from && other !== edge);
  const taken = new Set(elsewhere.flatMap((other) => [...byEvent(other.causes).keys()]));
  return new Set([...byEvent(edge.causes).keys()].filter((event) => event !== '' && !taken.has(event)));
}
