import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { afterAll, describe, expect, it } from 'vitest';
import { ChartFigure } from '../../src/figures/chart/figure.tsx';
import { fold } from '../../src/figures/chart/fold.ts';
import { graphOf } from '../../src/figures/chart/graph.ts';
import { layoutChart } from '../../src/figures/chart/layout.ts';
import { ChartOutline } from '../../src/figures/chart/outline.tsx';
import { samples, words } from './samples.ts';

const cache = mkdtempSync(join(tmpdir(), 'charts-'));
afterAll(() => rmSync(cache, { recursive: true }));

const graph = graphOf(samples['fan']!);
const ids = graph.edges.flatMap((edge) => edge.causes.map((cause) => cause.id));
const layouts = await layoutChart(graph, words['en']!, cache);
const labels = { title: 'Kill', desc: 'A chart' };
const draw = (lit?: { states: string[]; edges: string[] }) =>
  renderToString(<ChartFigure layouts={layouts} labels={labels} idPrefix="c" {...(lit ? { lit } : {})} />);

describe('A drawn chart', () => {
  const html = draw();

  it('marks every transition once in each of its two layouts', () => {
    const marked = [...html.matchAll(/data-edge="([^"]+)"/g)].flatMap(([, list]) =>
      (list as string).split(' '),
    );
    expect(marked.toSorted()).toEqual([...ids, ...ids].toSorted());
  });

  it('marks every state once in each of its two layouts', () => {
    const marked = [...html.matchAll(/data-state="([^"]+)"/g)].map(([, path]) => path);
    const paths = graph.nodes.map((node) => node.path);
    expect(marked.toSorted()).toEqual([...paths, ...paths].toSorted());
  });

  it('is a picture with a name and a description, by ids that are unique on the page', () => {
    const all = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
    expect(new Set(all).size).toBe(all.length);
    const named = [...html.matchAll(/role="img" aria-labelledby="([^"]+)"/g)].map(
      ([, list]) => list as string,
    );
    expect(named).toHaveLength(2);
    for (const id of named.flatMap((list) => list.split(' '))) expect(all).toContain(id);
  });

  it('needs no inline style and no script', () => {
    expect(html).not.toMatch(/ style=|<style|<script| on\w+=/);
  });

  it('lights the states and the transitions that it is told to, and nothing else', () => {
    expect(html).not.toContain('lit"');
    const edge = graph.edges.find((one) => one.to === 'killerWins' && one.from === 'killerToAct');
    const lit = draw({ states: ['killerWins'], edges: [edge!.causes[1]!.id] });
    expect(lit.match(/class="final lit" data-state="killerWins"/g)).toHaveLength(2);
    expect(lit.match(/ lit"/g)).toHaveLength(4);
  });

  it('draws a closed state with dots, and lights it when something inside it is taken', async () => {
    const closed = fold(graphOf(samples['nested']!), 6);
    const [id] = closed.nodes.flatMap((node) => node.inside ?? []);
    const drawn = await layoutChart(closed, words['en']!, cache);
    const lit = { states: [], edges: [id as string] };
    const markup = renderToString(<ChartFigure layouts={drawn} labels={labels} idPrefix="c" lit={lit} />);
    expect(markup.match(/class="closed lit" data-edge="/g)).toHaveLength(2);
    expect(markup.match(/class="more"/g)).toHaveLength(2);
    expect(markup.match(/ lit"/g)).toHaveLength(2);
  });

  it('escapes names that hold markup', async () => {
    const hostile = { ...words['en']!, label: () => '<b>&' };
    const drawn = await layoutChart(graphOf(samples['radar']!), hostile, cache);
    expect(renderToString(<ChartFigure layouts={drawn} labels={labels} idPrefix="c" />)).not.toContain('<b>');
  });
});

describe('The chart in words', () => {
  const say = (key: string, args: { [name: string]: string } = {}) =>
    [key, ...Object.values(args).filter(Boolean)].join('|');
  const html = renderToString(<ChartOutline graph={graph} words={words['en']!} say={say} />);

  it('tells of every state what happens there, under which condition, and where it leads', () => {
    expect(html).toContain('chart.step.event-condition|Kill|if the victim is innocent|Refused');
    expect(html).toContain('chart.step.event|Disguise|Inspector to act');
    expect(html).toContain('chart.step.condition|if the deck is empty|The Killer wins');
    expect(html).toContain('chart.ends|The Inspector wins');
  });

  it('starts with the beginning', () => {
    expect(html.indexOf('<li>chart.start')).toBe(html.indexOf('<li>'));
    const nested = renderToString(
      <ChartOutline graph={graphOf(samples['nested']!)} words={words['en']!} say={say} />,
    );
    expect(nested).toContain('chart.starts|Killer to act');
    expect(nested).toContain('<li>chart.anytime<ul><li>chart.step.event|Resign|The Inspector wins</li></ul>');
  });

  it('has a line for every event and every arrow', () => {
    const lines = html.match(/chart\.step/g) ?? [];
    const wanted = graph.edges.flatMap((edge) => [...new Set(edge.causes.map((cause) => cause.event))]);
    expect(lines).toHaveLength(wanted.length);
  });
});
