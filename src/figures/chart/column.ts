/** The order in which a stacked chart puts its states and the transitions that leave them. */
import { START } from './start.ts';
import type { ChartEdge, ChartGraph, ChartNode } from './types.ts';

/** Children of a state in the order of the machine, each dot right before the state it points at. */
export function childrenOf({ nodes, edges }: ChartGraph, parent: string | null): ChartNode[] {
  const all = nodes.filter((node) => node.parent === parent);
  const states = all.filter((node) => node.kind !== 'start');
  const pointing = (state: ChartNode) =>
    all.filter(
      (dot) =>
        dot.path.endsWith(START) && edges.some(({ from, to }) => from === dot.path && to === state.path),
    );
  const dots = new Set(states.flatMap(pointing));
  const others = all.filter((node) => node.kind === 'start' && !dots.has(node));
  return [...others, ...states.flatMap((state) => [...pointing(state), state])];
}

/** Whether an edge leads to the state right below its source, so that its line just goes on downwards. */
export function falls(graph: ChartGraph, { from, to }: ChartEdge): boolean {
  const source = graph.nodes.find((node) => node.path === from);
  const siblings = childrenOf(graph, source?.parent ?? null);
  return siblings[siblings.findIndex((node) => node.path === from) + 1]?.path === to;
}

/**
 * The edges that leave a state, as indices, by the stem that they share: one for each event, and the choices between its
 * outcomes in their own order, since "otherwise" means those before it. The stem that goes on downwards comes last.
 */
export function stemsOf(graph: ChartGraph, node: ChartNode): number[][] {
  const stems = new Map<string, number[]>();
  graph.edges.forEach((edge, i) => {
    if (edge.from !== node.path) return;
    const event = node.kind === 'start' ? '' : (edge.causes[0]?.event ?? '');
    stems.set(event, [...(stems.get(event) ?? []), i]);
  });
  const goesOn = (stem: number[]) => Number(stem.some((i) => falls(graph, graph.edges[i] as ChartEdge)));
  return [...stems.values()].toSorted((a, b) => goesOn(a) - goesOn(b));
}
