import type { Measured } from './elk.ts';
import { arrowHead, roundedLine, round, type Point } from './path.ts';
import type { Box, ChartLayout, Direction, EdgeLine, NodeBox } from './types.ts';

const MARGIN = 3;

/** Boxes of nodes and labels, and the corners of edges, each in the order of the graph. */
export interface Placed {
  readonly nodes: readonly Box[];
  readonly labels: readonly (Box | null)[];
  readonly routes: readonly (readonly Point[])[];
}

/** What was placed, as boxes and path data, cut to the drawing. */
export function draw(placed: Placed, measured: Measured, direction: Direction): ChartLayout {
  const bounds = boundsOf(placed);
  const move = ({ x, y, width, height }: Box): Box => ({
    x: round(x - bounds.x),
    y: round(y - bounds.y),
    width,
    height,
  });

  const nodes = measured.graph.nodes.map(({ path, kind, inside }, i): NodeBox => {
    const lines = measured.nodes[i]?.lines ?? [];
    return { path, kind, ...(inside && { inside }), lines, ...move(placed.nodes[i] as Box) };
  });
  const edges = measured.graph.edges.map(({ from, to, causes }, i): EdgeLine => {
    const points = (placed.routes[i] ?? []).map((point) => ({
      x: point.x - bounds.x,
      y: point.y - bounds.y,
    }));
    const lines = measured.labels[i]?.lines ?? [];
    const label = placed.labels[i];
    return {
      ids: causes.map((cause) => cause.id),
      from,
      to,
      line: roundedLine(points),
      head: arrowHead(points),
      label: label ? { lines, ...move(label) } : null,
    };
  });
  return { direction, width: Math.ceil(bounds.width), height: Math.ceil(bounds.height), nodes, edges };
}

function boundsOf({ nodes, labels, routes }: Placed): Box {
  const corners = [...nodes, ...labels.flatMap((label) => label ?? [])].flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  const points = [...corners, ...routes.flat()];
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
