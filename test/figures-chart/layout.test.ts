import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../src/figures/chart/fold.ts';
import { graphOf } from '../../src/figures/chart/graph.ts';
import { ATTEMPTS, lay, layoutChart, WIDTH } from '../../src/figures/chart/layout.ts';
import { FONT, SMALL } from '../../src/figures/chart/measure.ts';
import type { Box, ChartGraph, ChartLayout, NodeBox } from '../../src/figures/chart/types.ts';
import { machines } from './machines.ts';
import { samples, words as sampleWords } from './samples.ts';

/** An estimate of width in ems, made without the layout's own measure: wide glyphs 1, others a little under a half. */
function ems(text: string): number {
  const wide = stringWidth(text) - text.length;
  return wide + (text.length - wide) * 0.46;
}

/** The same place that the build keeps its charts in: they are kept by content. */
const cache = join('.cache', 'charts');
const empty = mkdtempSync(join(tmpdir(), 'charts-'));
afterAll(() => rmSync(empty, { recursive: true }));

const charts = machines.flatMap(({ name, machine, words }) =>
  Object.entries(words).map(([locale, worded]) => ({ name, locale, words: worded, graph: graphOf(machine) })),
);

describe.each(charts)('The chart of $name in $locale', ({ name, graph, words }) => {
  let layouts: ChartLayout[];
  beforeAll(async () => {
    const chosen = await layoutChart(graph, words, cache);
    // Of the samples every attempt is looked at, not only the chosen ones.
    const attempts = name in samples ? [...ATTEMPTS.phone, ...ATTEMPTS.wide] : [];
    layouts = [chosen.phone, chosen.wide];
    for (const attempt of attempts) layouts.push(await lay(graph, words, attempt, cache));
  });

  it('fits a phone and a column of a wide page', () => {
    expect(layouts[0]?.width).toBeLessThanOrEqual(WIDTH.phone);
    expect(layouts[1]?.width).toBeLessThanOrEqual(WIDTH.wide);
  });

  it('lays no state over another', () => {
    for (const layout of layouts) expect(overlaps(layout.nodes, (a, b) => !related(graph, a, b))).toEqual([]);
  });

  it('lays every state inside the one that encloses it', () => {
    const nested = fold(graph).nodes.flatMap(({ path, parent }) =>
      parent === null ? [] : [{ path, parent }],
    );
    const outside = layouts.flatMap((layout) =>
      nested.filter(({ path, parent }) => !inside(boxAt(layout, path), boxAt(layout, parent))),
    );
    expect(outside).toEqual([]);
  });

  it('lays no label over a state or over another label', () => {
    for (const layout of layouts) {
      const labels = layout.edges.flatMap(({ from, to, label }) =>
        label ? [{ ...label, path: `${from}→${to}` }] : [],
      );
      const states = layout.nodes.filter(
        (node) => node.kind === 'state' || node.kind === 'final' || node.kind === 'start',
      );
      expect(
        overlaps([...labels, ...states], (a, b) => a.path.includes('→') || b.path.includes('→')),
      ).toEqual([]);
    }
  });

  it('gives every line of text room in its box', () => {
    const names = layouts.flatMap(({ nodes }) =>
      nodes.flatMap(({ lines, width }) => lines.map((text) => ({ text, width, size: FONT }))),
    );
    const labels = layouts.flatMap(({ edges }) =>
      edges.flatMap(
        ({ label }) => label?.lines.map(({ text }) => ({ text, width: label.width, size: SMALL })) ?? [],
      ),
    );
    expect([...names, ...labels].filter(({ text, width, size }) => ems(text) * size > width)).toEqual([]);
  });

  it('leads every arrow from the border of its source to the border of its target', () => {
    const loose = layouts.flatMap((layout) =>
      layout.edges.filter(
        ({ from, to, line, head }) =>
          !onBorder(pointOf(line), boxAt(layout, from)) || !onBorder(pointOf(head), boxAt(layout, to)),
      ),
    );
    expect(loose).toEqual([]);
  });

  it('stays inside its drawing', () => {
    for (const { nodes, edges, width, height } of layouts) {
      const sheet = { x: 0, y: 0, width, height };
      for (const box of [...nodes, ...edges.flatMap(({ label }) => label ?? [])])
        expect(inside(box, sheet)).toBe(true);
    }
  });
});

describe('A layout', () => {
  const graph = graphOf(samples['nested']!);

  it('is the same every time, whether computed or kept', async () => {
    const [one, two] = [join(empty, 'one'), join(empty, 'two')];
    const first = await layoutChart(graph, sampleWords['it']!, one);
    expect(await layoutChart(graph, sampleWords['it']!, two)).toEqual(first);
    expect(await layoutChart(graph, sampleWords['it']!, one)).toEqual(first);
  });

  it('lies on its side where a wide column has room for that, and is stacked where a phone has not', async () => {
    const directions = async (name: string) => {
      const { phone, wide } = await layoutChart(graphOf(samples[name]!), sampleWords['zh-Hant']!, cache);
      return [phone.direction, wide.direction];
    };
    expect(await directions('radar')).toEqual(['down', 'right']);
    expect(await directions('fan')).toEqual(['stack', 'down']);
  });
});

const SLACK = 0.6;

function boxAt(layout: ChartLayout, path: string): NodeBox {
  return layout.nodes.find((node) => node.path === path) as NodeBox;
}

function related(graph: ChartGraph, a: { path: string }, b: { path: string }): boolean {
  const parents = new Map(graph.nodes.map((node) => [node.path, node.parent]));
  const above = (path: string): string[] => {
    const parent = parents.get(path) ?? null;
    return parent === null ? [] : [parent, ...above(parent)];
  };
  return above(a.path).includes(b.path) || above(b.path).includes(a.path);
}

type Named = Box & { readonly path: string };

function overlaps(boxes: readonly Named[], matters: (a: Named, b: Named) => boolean): string[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (matters(a, b) && overlap(a, b) ? [`${a.path} and ${b.path}`] : [])),
  );
}

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.x + a.width <= b.x + SLACK ||
    b.x + b.width <= a.x + SLACK ||
    a.y + a.height <= b.y + SLACK ||
    b.y + b.height <= a.y + SLACK;
  return !apart;
}

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  );
}

function pointOf(path: string): Box {
  const [x, y] = path.slice(1).split(/[ A-Za-z]/) as [string, string];
  return { x: Number(x), y: Number(y), width: 0, height: 0 };
}

function onBorder(point: Box, box: Box): boolean {
  const grown = {
    x: box.x - SLACK,
    y: box.y - SLACK,
    width: box.width + 2 * SLACK,
    height: box.height + 2 * SLACK,
  };
  const core = {
    x: box.x + SLACK,
    y: box.y + SLACK,
    width: box.width - 2 * SLACK,
    height: box.height - 2 * SLACK,
  };
  const within =
    point.x > core.x && point.x < core.x + core.width && point.y > core.y && point.y < core.y + core.height;
  return inside(point, grown) && !within;
}
