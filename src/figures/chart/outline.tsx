import { byEvent, conditionOf, type Words } from './words.ts';
import { unconditional } from './sizes.ts';
import { START } from './start.ts';
import type { ChartEdge, ChartGraph, ChartNode, Say } from './types.ts';

export interface OutlineProps {
  readonly graph: ChartGraph;
  readonly words: Words;
  /** Words `chart.*` of the interface. */
  readonly say: Say;
}

/** A chart as a nested list, for those who do not see the picture: each state, and under it what happens there. */
export function ChartOutline(props: OutlineProps) {
  return (
    <details class="chart-outline">
      <summary>{props.say('chart.outline')}</summary>
      <States {...props} parent={null} />
    </details>
  );
}

function States({ parent, ...props }: OutlineProps & { parent: string | null }) {
  const nodes = props.graph.nodes.filter((node) => node.parent === parent && !node.path.endsWith(START));
  const routersFirst = nodes.toSorted((a, b) => Number(b.kind === 'start') - Number(a.kind === 'start'));
  if (nodes.length === 0) return null;
  return (
    <ul>
      {routersFirst.map((node) => (
        <li key={node.path}>
          {heading(node, props)}
          <Steps {...props} node={node} />
          <States {...props} parent={node.path} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ node, ...props }: OutlineProps & { node: ChartNode }) {
  const lines = props.graph.edges
    .filter((edge) => edge.from === node.path)
    .flatMap((edge) => stepsOf(edge, props));
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function heading(node: ChartNode, { graph, words, say }: OutlineProps): string {
  if (node.kind === 'start') return say('chart.start');
  if (node.path === '') return say('chart.anytime');
  const state = words.label('state', node.name);
  if (node.kind === 'final') return say('chart.ends', { state });
  const starts = graph.edges.some((edge) => edge.to === node.path && edge.from.endsWith(START));
  return starts ? say('chart.starts', { state }) : state;
}

function stepsOf(edge: ChartEdge, { graph, words, say }: OutlineProps): string[] {
  const target = graph.nodes.find((node) => node.path === edge.to);
  const to =
    target === undefined || target.name === '' ? say('chart.start') : words.label('state', target.name);
  const free = unconditional(graph, edge);
  return [...byEvent(edge.causes)].map(([type, causes]) => {
    const condition = free.has(type) ? '' : conditionOf(causes, words);
    const event = type === '' ? '' : words.label('event', type);
    const parts = [event === '' ? '' : 'event', condition === '' ? '' : 'condition'].filter(
      (part) => part !== '',
    );
    return say(`chart.step.${parts.join('-') || 'plain'}`, { event, condition, to });
  });
}
