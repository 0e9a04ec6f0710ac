import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Placed } from './draw.ts';
import type { Point } from './path.ts';
import { STATE, TITLE, type SizedLabel, type SizedNode } from './sizes.ts';
import type { Box, ChartGraph, ChartNode, Direction } from './types.ts';

/** How the layered algorithm is asked to lay a chart out; `gap` is the distance between layers. */
export interface Plan {
  readonly direction: Direction;
  readonly gap: number;
}

export interface Measured {
  readonly graph: ChartGraph;
  readonly nodes: readonly SizedNode[];
  readonly labels: readonly (SizedLabel | null)[];
}

/** The graph in the form that ELK reads; nodes are `n<index>`, edges `e<index>` in the order of the graph. */
export function elkGraph(measured: Measured, plan: Plan): ElkNode {
  const { nodes, edges } = measured.graph;
  const id = (path: string) => `n${nodes.findIndex((node) => node.path === path)}`;
  return {
    id: 'root',
    layoutOptions: rootOptions(plan),
    children: elkNodes(null, measured, plan),
    edges: edges.map((edge, i) => ({
      id: `e${i}`,
      sources: [id(edge.from)],
      targets: [id(edge.to)],
      labels: elkLabels(measured.labels[i] ?? null),
    })),
  };
}

/** What ELK laid out, in the order of the graph. Throws when ELK left an edge without a route. */
export function placedByElk(root: ElkNode, { graph }: Measured): Placed {
  const boxes = new Map(flatten(root).map((node) => [node.id, boxOf(node)]));
  const edges = new Map((root.edges ?? []).map((edge) => [edge.id, edge]));
  const labels = graph.edges.map((_, i) => edges.get(`e${i}`)?.labels?.[0]);
  return {
    nodes: graph.nodes.map((_, i) => boxes.get(`n${i}`) as Box),
    labels: labels.map((label) => (label === undefined ? null : boxOf(label))),
    routes: graph.edges.map((_, i) => pointsOf(edges.get(`e${i}`))),
  };
}

function flatten(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...flatten(child)]);
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error(`Edge ${edge?.id} has no route`);
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function elkNodes(parent: string | null, measured: Measured, plan: Plan): ElkNode[] {
  return measured.graph.nodes.flatMap((node, i) => {
    if (node.parent !== parent) return [];
    const size = measured.nodes[i] as SizedNode;
    const children = elkNodes(node.path, measured, plan);
    return [{ id: `n${i}`, children, ...(children.length > 0 ? enclosing(size, plan) : sized(node, size)) }];
  });
}

function sized({ kind }: ChartNode, { width, height }: SizedNode): Omit<ElkNode, 'id'> {
  if (kind === 'start')
    return { width, height, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } };
  return { layoutOptions: atLeast('[PORTS, MINIMUM_SIZE]', width, height) };
}

function atLeast(constraints: string, width: number, height: number): LayoutOptions {
  return { 'elk.nodeSize.constraints': constraints, 'elk.nodeSize.minimum': `(${width},${height})` };
}

function enclosing({ width, height, lines }: SizedNode, plan: Plan): Omit<ElkNode, 'id'> {
  const top = lines.length === 0 ? 10 : TITLE.height + STATE.line * (lines.length - 1);
  return {
    layoutOptions: {
      ...spacing(plan),
      'elk.padding': `[top=${top},left=10,bottom=12,right=10]`,
      ...atLeast('[MINIMUM_SIZE]', width, height),
    },
  };
}

function elkLabels(label: SizedLabel | null): ElkExtendedEdge['labels'] {
  if (label === null) return [];
  const { width, height } = label;
  return [
    {
      text: '-',
      width,
      height,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ];
}

function rootOptions(plan: Plan): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.randomSeed': '1',
    'elk.padding': '[top=4,left=4,bottom=4,right=4]',
    ...spacing(plan),
  };
}

function spacing({ direction, gap }: Plan): LayoutOptions {
  return {
    'elk.direction': direction.toUpperCase(),
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.spacing.nodeNodeBetweenLayers': String(gap),
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
    'elk.spacing.nodeNode': '14',
    'elk.spacing.edgeNode': '12',
    'elk.spacing.edgeEdge': '10',
    'elk.spacing.portPort': '11',
    'elk.spacing.labelNode': '6',
    'elk.spacing.nodeSelfLoop': '12',
  };
}
