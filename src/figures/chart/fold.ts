import type { ChartEdge, ChartGraph, ChartNode } from './types.ts';

/** More states than this, and a chart is no longer taken in at a glance. */
export const MOST_STATES = 25;

/**
 * The same chart with its innermost compound states closed, layer by layer, until it has at most `most` states or
 * nothing is left to close. A closed state keeps the ids of the transitions inside it.
 */
export function fold(graph: ChartGraph, most = MOST_STATES): ChartGraph {
  const depths = graph.nodes.filter(isOpen(graph)).map((node) => depthOf(graph, node));
  if (graph.nodes.filter((node) => node.kind !== 'start').length <= most || depths.length === 0) return graph;
  const deepest = Math.max(...depths);
  const closing = graph.nodes.filter((node) => isOpen(graph)(node) && depthOf(graph, node) === deepest);
  return fold(closing.reduce(close, graph), most);
}

const isOpen = (graph: ChartGraph) => (node: ChartNode) =>
  graph.nodes.some((other) => other.parent === node.path);

function depthOf(graph: ChartGraph, { parent }: ChartNode): number {
  const above = graph.nodes.find((node) => node.path === parent);
  return above === undefined ? 0 : 1 + depthOf(graph, above);
}

function close(graph: ChartGraph, closed: ChartNode): ChartGraph {
  const gone = new Set(graph.nodes.filter((node) => node.parent === closed.path).map((node) => node.path));
  const moved = (path: string) => (gone.has(path) ? closed.path : path);
  const inner = graph.edges.filter(
    (edge) => gone.has(edge.from) && (gone.has(edge.to) || edge.to === closed.path),
  );
  const within = graph.nodes.flatMap((node) => (gone.has(node.path) ? (node.inside ?? []) : []));
  const inside = [...within, ...inner.flatMap((edge) => edge.causes.map((cause) => cause.id))];
  const outer = graph.edges.filter((edge) => !inner.includes(edge));
  return {
    nodes: graph.nodes.flatMap((node) => {
      if (gone.has(node.path)) return [];
      return [node === closed ? { ...node, kind: 'state', inside } : node];
    }),
    edges: merge(outer.map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) }))),
  };
}

/** Edges with the same ends as one, in the order in which they come. */
export function merge(edges: readonly ChartEdge[]): ChartEdge[] {
  const pairs = new Map<string, ChartEdge>();
  for (const { from, to, causes } of edges) {
    const key = JSON.stringify([from, to]);
    pairs.set(key, { from, to, causes: [...(pairs.get(key)?.causes ?? []), ...causes] });
  }
  return [...pairs.values()];
}
