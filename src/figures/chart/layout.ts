/** Lays charts out. Build time only: Node, never the browser. */
import { join } from 'node:path';
import { draw } from './draw.ts';
import { elkGraph, placedByElk, type Measured, type Plan } from './elk.ts';
import { fold } from './fold.ts';
import { runElk } from './run-elk.ts';
import { sizeLabel, sizeNode, type Limits } from './sizes.ts';
import { stack } from './stack.ts';
import type { ChartGraph, ChartLayout } from './types.ts';
import type { Words } from './words.ts';

/** The same chart for a narrow and for a wide column. */
export interface ChartLayouts {
  readonly phone: ChartLayout;
  readonly wide: ChartLayout;
}

/** Widths in user units up to which small type stays at 12 px or more: on a screen of 360 px, in a column of 620 px. */
export const WIDTH = { phone: 340, wide: 670 };

/** One way to lay out: how long lines may be, and ELK's plan, or null for a stack. */
export interface Attempt {
  readonly limits: Limits;
  readonly plan: Plan | null;
}

/** Ems per line: roomy, then narrower. */
const ROOMY: Limits = { state: 13, label: 13 };
const MIDDLE: Limits = { state: 10, label: 9 };
const TIGHT: Limits = { state: 8, label: 6.5 };

const down = (limits: Limits): Attempt => ({ limits, plan: { direction: 'down', gap: 16 } });
const right = (limits: Limits): Attempt => ({ limits, plan: { direction: 'right', gap: 11 } });
const stacked = (limits: Limits): Attempt => ({ limits, plan: null });

export const ATTEMPTS: { readonly [column in keyof ChartLayouts]: readonly Attempt[] } = {
  phone: [
    ...[ROOMY, MIDDLE, TIGHT].map(down),
    ...[{ state: 16, label: 16 }, ROOMY, MIDDLE, TIGHT].map(stacked),
  ],
  wide: [
    ...[ROOMY, MIDDLE, TIGHT].map(right),
    ...[ROOMY, MIDDLE].map(down),
    stacked({ state: 20, label: 30 }),
  ],
};

/**
 * Both layouts of a chart, folded where it is too big, worded by `words`: the first attempt that fits the column, else the narrowest.
 * Deterministic; what ELK computes is kept in `cache`. Throws when a name cannot be worded.
 */
export async function layoutChart(
  graph: ChartGraph,
  words: Words,
  cache = join('.cache', 'charts'),
): Promise<ChartLayouts> {
  const folded = fold(graph);
  const fit = async (column: keyof ChartLayouts): Promise<ChartLayout> => {
    const tried: ChartLayout[] = [];
    for (const attempt of ATTEMPTS[column]) {
      const layout = await lay(folded, words, attempt, cache);
      if (layout.width <= WIDTH[column]) return layout;
      tried.push(layout);
    }
    return tried.reduce((least, layout) => (layout.width < least.width ? layout : least));
  };
  return { phone: await fit('phone'), wide: await fit('wide') };
}

/** One attempt. */
export async function lay(
  graph: ChartGraph,
  words: Words,
  { limits, plan }: Attempt,
  cache: string,
): Promise<ChartLayout> {
  const measured = measure(graph, words, limits);
  if (plan === null) return draw(stack(measured), measured, 'stack');
  const laid = await runElk(elkGraph(measured, plan), cache);
  return draw(placedByElk(laid, measured), measured, plan.direction);
}

function measure(graph: ChartGraph, words: Words, limits: Limits): Measured {
  return {
    graph,
    nodes: graph.nodes.map((node) => sizeNode(node, words, limits)),
    labels: graph.edges.map((edge) => sizeLabel(graph, edge, words, limits)),
  };
}
