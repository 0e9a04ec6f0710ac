import { FONT, SMALL } from './measure.ts';
import { LABEL, STATE, TITLE } from './sizes.ts';
import { isState } from './start.ts';
import type { ChartLayout, EdgeLine, LabelBox, NodeBox } from './types.ts';

export interface ChartProps {
  readonly layout: ChartLayout;
  /** What a screen reader is told of the picture. */
  readonly labels: { readonly title: string; readonly desc: string };
  /** What to light: active state paths, and ids of the transitions just taken. */
  readonly lit?: { readonly states: readonly string[]; readonly edges: readonly string[] };
  /** Makes ids unique when several charts stand on a page. */
  readonly idPrefix: string;
  readonly class?: string;
}

const NONE = { states: [], edges: [] };

/** A laid-out chart as SVG. Colours come from `chart.css`; `data-state` and `data-edge` are what a stepper lights. */
export function Chart({ layout, labels, lit = NONE, idPrefix, class: extra = '' }: ChartProps) {
  const { direction, width, height, nodes } = layout;
  const states = new Set(lit.states);
  const taken = new Set(lit.edges);
  const encloses = (node: NodeBox) => node.kind === 'compound' || node.kind === 'parallel';
  const crossed = (ids: readonly string[] = []) => ids.some((id) => taken.has(id));
  const litLast = layout.edges.toSorted((a, b) => Number(crossed(a.ids)) - Number(crossed(b.ids)));
  const draw = (node: NodeBox) => (
    <Node key={node.path} node={node} lit={states.has(node.path)} crossed={crossed(node.inside)} />
  );
  return (
    <svg
      class={`statechart ${extra}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      font-size={FONT}
      role="img"
      aria-labelledby={`${idPrefix}-t ${idPrefix}-d`}
    >
      <title id={`${idPrefix}-t`}>{labels.title}</title>
      <desc id={`${idPrefix}-d`}>{labels.desc}</desc>
      {nodes.filter(encloses).map(draw)}
      {litLast.map((edge) => (
        <Edge
          key={`${edge.from} ${edge.to}`}
          edge={edge}
          centred={direction !== 'stack'}
          lit={crossed(edge.ids)}
        />
      ))}
      {nodes.filter((node) => !encloses(node)).map(draw)}
    </svg>
  );
}

function Node({ node, lit, crossed }: { node: NodeBox; lit: boolean; crossed: boolean }) {
  const state = (
    <g class={classes(node.kind, lit)} data-state={isState(node.path) ? node.path : undefined}>
      <Shape node={node} />
      <NodeText node={node} />
    </g>
  );
  if (node.inside === undefined) return state;
  return (
    <g class={classes('closed', crossed)} data-edge={node.inside.join(' ')}>
      {state}
    </g>
  );
}

/** A final state has a double border; a closed one has more behind it. */
function Shape({ node: { x, y, width, height, kind, inside } }: { node: NodeBox }) {
  if (kind === 'start') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
  const box = { x, y, width, height, rx: 9 };
  return (
    <>
      <rect {...box} />
      {inside && <path class="more" d={dots(x + width / 2, y + height - 5)} />}
      {kind === 'final' && (
        <rect class="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6.5} />
      )}
    </>
  );
}

/** Three dots side by side. */
function dots(x: number, y: number): string {
  return [-6, 0, 6].map((shift) => `M${x + shift} ${y}h.01`).join('');
}

function NodeText({ node }: { node: NodeBox }) {
  const { x, y, width, height, kind, lines } = node;
  if (kind === 'compound' || kind === 'parallel') {
    return <Lines lines={lines} x={x + TITLE.padX} middle={y + 6 + (lines.length * STATE.line) / 2} />;
  }
  return <Lines lines={lines} x={x + width / 2} middle={y + height / 2} anchor="middle" />;
}

function Lines({
  lines,
  x,
  middle,
  anchor,
}: {
  lines: readonly string[];
  x: number;
  middle: number;
  anchor?: 'middle';
}) {
  return lines.map((line, i) => (
    <text
      key={i}
      x={x}
      y={baseline({ index: i, count: lines.length, middle, step: STATE.line, size: FONT })}
      text-anchor={anchor}
    >
      {line}
    </text>
  ));
}

function Edge({ edge, lit, centred }: { edge: EdgeLine; lit: boolean; centred: boolean }) {
  return (
    <g class={classes('edge', lit)} data-edge={edge.ids.join(' ') || undefined}>
      <path class="line" d={edge.line} />
      <path class="head" d={edge.head} />
      {edge.label !== null && <Pill label={edge.label} centred={centred} />}
    </g>
  );
}

function Pill({ label, centred }: { label: LabelBox; centred: boolean }) {
  const { x, y, width, height, lines } = label;
  const middle = y + height / 2;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={Math.min(height / 2, 9)} />
      {lines.map(({ text, soft }, i) => (
        <text
          key={i}
          class={soft ? 'soft' : undefined}
          x={centred ? x + width / 2 : x + LABEL.padX}
          y={baseline({ index: i, count: lines.length, middle, step: LABEL.line, size: SMALL })}
          font-size={SMALL}
          text-anchor={centred ? 'middle' : undefined}
        >
          {text}
        </text>
      ))}
    </>
  );
}

interface Row {
  readonly index: number;
  readonly count: number;
  readonly middle: number;
  readonly step: number;
  readonly size: number;
}

/** Where a line's letters stand so that the block of lines is centred on `middle`. */
function baseline({ index, count, middle, step, size }: Row): number {
  return Math.round((middle + (index - (count - 1) / 2) * step + size * 0.36) * 10) / 10;
}

function classes(kind: string, lit: boolean): string {
  return lit ? `${kind} lit` : kind;
}
