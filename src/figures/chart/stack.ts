/**
 * A chart in one column, for charts too wide for anything else: states below one another, under each a row for every
 * transition, and lanes on the right that lead from the rows to the states. As narrow as its widest row.
 */
import { assignLanes, type Span } from './lanes.ts';
import { childrenOf, falls, stemsOf } from './column.ts';
import type { Measured } from './elk.ts';
import type { Point } from './path.ts';
import type { Placed } from './draw.ts';
import { STATE, TITLE, type SizedNode } from './sizes.ts';
import type { Box, ChartEdge, ChartNode } from './types.ts';

/** Distances in user units. */
const GAP = { row: 7, state: 14, indent: 12, stem: 9, lane: 10, port: 10, label: 10, bare: 8 };

/** Where a transition leaves its state: down its stem to the row, then along the row. */
interface Row {
  readonly edge: number;
  readonly stem: number;
  readonly top: number;
  readonly y: number;
  readonly label: Box | null;
  /** It leads to the state right below, so its stem just goes on. */
  readonly falls: boolean;
}

interface Sheet {
  y: number;
  readonly measured: Measured;
  readonly boxes: Map<string, Box>;
  /** The part of a box whose right side edges may reach: all of a state, only the title of a compound one. */
  readonly gates: Map<string, Box>;
  readonly rows: Row[];
  readonly arrivals: ReadonlyMap<string, number>;
}

export function stack(measured: Measured): Placed {
  const { nodes, edges } = measured.graph;
  const arrivals = new Map<string, number>();
  for (const edge of edges)
    if (!falls(measured.graph, edge)) arrivals.set(edge.to, (arrivals.get(edge.to) ?? 0) + 1);
  const sheet: Sheet = { y: 0, measured, boxes: new Map(), gates: new Map(), rows: [], arrivals };
  putChildren(sheet, null, 0);
  const rows = sheet.rows.toSorted((a, b) => a.edge - b.edge);
  return {
    nodes: nodes.map((node) => sheet.boxes.get(node.path) as Box),
    labels: rows.map((row) => row.label),
    routes: routesOf(sheet, rows),
  };
}

function putChildren(sheet: Sheet, parent: string | null, x: number): void {
  childrenOf(sheet.measured.graph, parent).forEach((node, i) => {
    if (i > 0) sheet.y += GAP.state;
    putNode(sheet, node, x);
    putRows(sheet, node);
  });
}

function putNode(sheet: Sheet, node: ChartNode, x: number): void {
  const size = sheet.measured.nodes[sheet.measured.graph.nodes.indexOf(node)] as SizedNode;
  const ports = ((sheet.arrivals.get(node.path) ?? 0) + 1) * GAP.port;
  if (node.kind === 'compound' || node.kind === 'parallel') putCompound(sheet, node, { ...size, x, ports });
  else putState(sheet, node, { ...size, x, ports });
}

type Sized = SizedNode & { readonly x: number; readonly ports: number };

function putState(sheet: Sheet, node: ChartNode, { x, ports, width, height }: Sized): void {
  const stems = 2 * GAP.indent + GAP.stem * stemsOf(sheet.measured.graph, node).length;
  const box =
    node.kind === 'start'
      ? { x: x + GAP.indent - width / 2, y: sheet.y, width, height }
      : { x, y: sheet.y, width: Math.max(width, stems), height: Math.max(height, ports) };
  sheet.boxes.set(node.path, box);
  sheet.gates.set(node.path, box);
  sheet.y += box.height;
}

function putCompound(sheet: Sheet, node: ChartNode, { x, ports, width, lines }: Sized): void {
  const y = sheet.y;
  const title = Math.max(
    lines.length === 0 ? GAP.state : TITLE.height + STATE.line * (lines.length - 1),
    ports,
  );
  const [boxes, rows] = [sheet.boxes.size, sheet.rows.length];
  sheet.y += title;
  putChildren(sheet, node.path, x + GAP.indent);
  sheet.y += GAP.indent;
  const labels = sheet.rows.slice(rows).flatMap((row) => row.label ?? []);
  const inside = [...[...sheet.boxes.values()].slice(boxes), ...labels];
  const right = Math.max(x + width, ...inside.map((box) => box.x + box.width + GAP.indent));
  sheet.boxes.set(node.path, { x, y, width: right - x, height: sheet.y - y });
  sheet.gates.set(node.path, { x, y, width: right - x, height: title });
}

/** The first stem is the rightmost, so that none crosses the row of another. */
function putRows(sheet: Sheet, node: ChartNode): void {
  const box = sheet.boxes.get(node.path) as Box;
  const left = box.x + (node.kind === 'start' ? box.width / 2 : GAP.indent);
  const stems = stemsOf(sheet.measured.graph, node);
  stems.forEach((edges, i) => {
    const stem = left + (stems.length - 1 - i) * GAP.stem;
    const indent = i === stems.length - 1 ? stem : left + (stems.length - 1) * GAP.stem;
    for (const edge of edges) putRow(sheet, { edge, stem, top: box.y + box.height, x: indent + GAP.label });
  });
}

function putRow(sheet: Sheet, { x, ...row }: Pick<Row, 'edge' | 'stem' | 'top'> & { x: number }): void {
  const { graph, labels } = sheet.measured;
  const size = labels[row.edge] ?? null;
  const height = size?.height ?? GAP.bare;
  const y = sheet.y + GAP.row;
  sheet.rows.push({
    ...row,
    y: y + height / 2,
    label: size === null ? null : { x, y, width: size.width, height },
    falls: falls(graph, graph.edges[row.edge] as ChartEdge),
  });
  sheet.y = y + height;
}

function routesOf(sheet: Sheet, rows: readonly Row[]): Point[][] {
  const boxes = [...sheet.boxes.values(), ...rows.flatMap((row) => row.label ?? [])];
  const edge = Math.max(...boxes.map((box) => box.x + box.width));
  const goal = (row: Row) => sheet.gates.get(sheet.measured.graph.edges[row.edge]?.to ?? '') as Box;
  const spans = rows.map((row): Span | null => (row.falls ? null : { from: row.y, box: goal(row) }));
  const lanes = assignLanes(spans, GAP.port);
  return rows.map((row, i) => {
    const target = goal(row);
    const lane = lanes[i];
    if (!lane)
      return [
        { x: row.stem, y: row.top },
        { x: row.stem, y: target.y },
      ];
    const x = edge + GAP.lane * (lane.index + 1);
    return [
      { x: row.stem, y: row.top },
      { x: row.stem, y: row.y },
      { x, y: row.y },
      { x, y: lane.port },
      { x: target.x + target.width, y: lane.port },
    ];
  });
}
