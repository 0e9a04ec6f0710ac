import { array, assert, asyncProperty, nat, tuple, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lay } from '../../src/figures/chart/layout.ts';
import type { Box, ChartGraph, ChartLayout } from '../../src/figures/chart/types.ts';
import type { Words } from '../../src/figures/chart/words.ts';

const words: Words = {
  label: (_, name) => `the ${name} of it`,
  condition: (guard) => `if ${guard}`,
  otherwise: 'otherwise',
};

/** Up to eight states, the first two inside a third, and arrows between any of them. */
const anyGraph: Arbitrary<ChartGraph> = array(tuple(nat(7), nat(7)), { minLength: 1, maxLength: 16 }).map(
  (pairs) => {
    const paths = ['s0', 's0.s1', 's0.s2', 's3', 's4', 's5', 's6', 's7'];
    const nodes = paths.map((path, i) => ({
      path,
      name: path,
      parent: i === 1 || i === 2 ? 's0' : null,
      kind: i === 0 ? ('compound' as const) : ('state' as const),
    }));
    const unique = [...new Map(pairs.map(([from, to]) => [`${from} ${to}`, { from, to }])).values()];
    const edges = unique.map(({ from, to }) => ({
      from: paths[from] as string,
      to: paths[to] as string,
      causes: [{ id: `${from}-${to}`, event: `event ${to}`, guard: 'so', otherwise: false, clauses: [] }],
    }));
    return { nodes, edges };
  },
);

const stacked = (graph: ChartGraph) =>
  lay(graph, words, { limits: { state: 12, label: 12 }, plan: null }, '');

describe('A stacked chart', () => {
  it('is one column: no state beside another, no label over anything', async () => {
    await assert(
      asyncProperty(anyGraph, async (graph) => {
        const boxes = columnOf(await stacked(graph)).toSorted((a, b) => a.y - b.y);
        boxes.slice(1).forEach((box, i) => expect(box.y).toBeGreaterThanOrEqual(bottom(boxes[i] as Box)));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('has a place of its own for every arrow to arrive', async () => {
    await assert(
      asyncProperty(anyGraph, async (graph) => {
        const tips = (await stacked(graph)).edges.map(({ head }) => head.split('L')[0]);
        expect(new Set(tips).size).toBe(tips.length);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('keeps every lane clear of the column', async () => {
    await assert(
      asyncProperty(anyGraph, async (graph) => {
        const layout = await stacked(graph);
        const right = Math.max(...columnOf(layout).map((box) => box.x + box.width));
        const lanes = layout.edges.flatMap(({ line }) => lanesOf(line));
        expect(lanes.every((x) => x > right)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

/** Everything that stands in the column, but for the box that encloses others. */
function columnOf({ nodes, edges }: ChartLayout): Box[] {
  return [...nodes.filter((node) => node.kind !== 'compound'), ...edges.flatMap(({ label }) => label ?? [])];
}

function bottom(box: Box): number {
  return box.y + box.height;
}

/** The x of the stretch after the row, of lines that have one. */
function lanesOf(line: string): number[] {
  const corners = [...line.matchAll(/Q([\d.]+) /g)].map(([, x]) => Number(x));
  return corners.length === 3 ? [corners[1] as number] : [];
}
