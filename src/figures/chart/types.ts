/** The shapes that a chart passes through: machine → graph → layout → drawing. All plain JSON. */

/** What a state looks like. `start` is the dot that points at an initial state, or stands for a state that only routes. */
export type NodeKind = 'state' | 'final' | 'compound' | 'parallel' | 'start';

export interface ChartNode {
  /** State path relative to the root, dot-joined. A dot that stands for no state has the path of its parent plus `.^`. */
  readonly path: string;
  /** Last part of the path: what `state.<name>` words. Empty for dots. */
  readonly name: string;
  /** Path of the enclosing state; null directly under the root. */
  readonly parent: string | null;
  readonly kind: NodeKind;
  /** Of a compound state that is drawn closed: ids of the transitions inside. */
  readonly inside?: readonly string[];
}

/** One transition: what sets it off. */
export interface Cause {
  /** `edgeId()` of the transition. */
  readonly id: string;
  /** Event type; null for an eventless transition and for the end of a compound state. */
  readonly event: string | null;
  readonly guard: string | null;
  /** True when it has no guard, but others for the same event come before it. */
  readonly otherwise: boolean;
  readonly clauses: readonly string[];
}

/** All transitions with the same source and target; those that lead from a dot to the initial state have no cause. */
export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  readonly causes: readonly Cause[];
}

export interface ChartGraph {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** Words a name in the reader's language. */
export type Labels = (kind: 'state' | 'event' | 'guard', name: string) => string;

/** Looks up a message and fills it in; keys of the interface and of the game. */
export type Say = (key: string, args?: { readonly [name: string]: string }) => string;

/** `down` reads from top to bottom, `right` from left to right; `stack` is one column with lanes beside it. */
export type Direction = 'down' | 'right' | 'stack';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface NodeBox extends Box {
  readonly path: string;
  readonly kind: NodeKind;
  readonly inside?: readonly string[];
  readonly lines: readonly string[];
}

/** A line of an edge's label: what happens, or (soft) under which condition. */
export interface LabelLine {
  readonly text: string;
  readonly soft: boolean;
}

export interface LabelBox extends Box {
  readonly lines: readonly LabelLine[];
}

export interface EdgeLine {
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
  /** SVG path data of the line, without the arrow head. */
  readonly line: string;
  /** SVG path data of the arrow head. */
  readonly head: string;
  readonly label: LabelBox | null;
}

/** A drawn-up chart in user units; type is `FONT` units high. */
export interface ChartLayout {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly NodeBox[];
  readonly edges: readonly EdgeLine[];
}
