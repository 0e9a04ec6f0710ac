import type { JSX } from 'preact';
import { Arrows, type ArrowsProps } from './arrows.tsx';
import { CARD, EDGE, frameOf, parseLine, PITCH, RIM, type Frame } from './board-geometry.ts';
import type { Cell, LineKey } from './cell.ts';
import { ShiftBand, ShiftSigns } from './shift-band.tsx';
import { stateClasses, SuspectCard } from './suspect-card.tsx';

export interface BoardProps {
  /** 1–5 rows of equally many suspects */
  rows: readonly (readonly Cell[])[];
  /** `thumb` leaves out all writing but the initials */
  size?: 'full' | 'thumb';
  title: string;
  /** unique on the page; ids within the picture begin with it */
  idPrefix: string;
  labels: {
    deceased: string;
    innocent: string;
    /** accessible name of each suspect, by initial */
    cells: Readonly<Record<string, string>>;
  };
  /** makes every card a button (`data-cell`); those not selectable still answer, for the reader may ask why */
  interactive?: { selectable: ReadonlySet<string>; selected?: string; focus?: string };
  /** arrows at the rims (`data-line`) */
  arrows?: ArrowsProps;
  /** numbers of rows and columns at the rim (not together with arrows) */
  numbers?: boolean;
  /** the line that was pushed in this very step */
  shifted?: LineKey;
}

function buttonProps(
  who: string,
  props: BoardProps,
): JSX.SVGAttributes<SVGGElement> & Record<`data-${string}`, string> {
  const { interactive, labels, rows } = props;
  if (!interactive) return {};
  const focus = interactive.focus ?? rows[0]?.[0]?.who;
  return {
    'data-cell': who,
    role: 'button',
    tabindex: who === focus ? 0 : -1,
    'aria-label': labels.cells[who] ?? who,
    'aria-pressed': interactive.selected === who ? 'true' : undefined,
  };
}

function classesOf(cell: Cell, row: number, col: number, props: BoardProps): string {
  let names = stateClasses(cell);
  const line = props.shifted && parseLine(props.shifted);
  if (line && line.index === (line.axis === 'row' ? row : col)) names += ` slid-${line.to}`;
  if (props.interactive?.selectable.has(cell.who)) names += ' can-pick';
  if (props.interactive?.selected === cell.who) names += ' is-selected';
  return names;
}

function Numbers({ rows, cols, frame }: { rows: number; cols: number; frame: Frame }): JSX.Element {
  const at = (index: number, from: number): number => from + index * PITCH + CARD / 2;
  const mark = (index: number, x: number, y: number): JSX.Element => (
    <text class="nb-number" x={x} y={y} font-size="18" text-anchor="middle">
      {index + 1}
    </text>
  );
  return (
    <>
      {Array.from({ length: cols }, (_, col) => mark(col, at(col, frame.left), RIM / 2 + 6))}
      {Array.from({ length: rows }, (_, row) => mark(row, RIM / 2, at(row, frame.top) + 6))}
    </>
  );
}

/**
 * The suspects' grid as a picture that scales to its box. Pure function of its props; colours from `paint.css`,
 * motion from `figures.css`.
 */
export function Board(props: BoardProps): JSX.Element {
  const { rows, arrows, idPrefix, interactive, labels, shifted } = props;
  const cols = rows[0]?.length ?? 0;
  const frame = frameOf(rows.length, cols, arrows || props.numbers ? RIM : EDGE);
  const pushed = shifted && {
    line: shifted,
    count: parseLine(shifted).axis === 'row' ? cols : rows.length,
    frame,
  };
  return (
    <svg
      class="nb"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role={interactive || arrows ? 'group' : 'img'}
      aria-labelledby={`${idPrefix}-title`}
    >
      <title id={`${idPrefix}-title`}>{props.title}</title>
      {pushed && <ShiftBand {...pushed} />}
      {props.numbers && !arrows && <Numbers rows={rows.length} cols={cols} frame={frame} />}
      {rows.map((cells, row) =>
        cells.map((cell, col) => (
          <g
            key={cell.who}
            class={classesOf(cell, row, col, props)}
            transform={`translate(${frame.left + col * PITCH} ${frame.top + row * PITCH})`}
            {...buttonProps(cell.who, props)}
          >
            <SuspectCard cell={cell} words={props.size === 'thumb' ? null : labels} />
            {interactive && <rect class="nb-ring" x="-3" y="-3" width="106" height="106" rx="8" />}
          </g>
        )),
      )}
      {pushed && <ShiftSigns {...pushed} />}
      {arrows && <Arrows rows={rows.length} cols={cols} frame={frame} arrows={arrows} />}
    </svg>
  );
}
