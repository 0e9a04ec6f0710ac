import type { JSX } from 'preact';
import { boardCells } from '../../../figures/noir/board-text.ts';
import { Board } from '../../../figures/noir/board.tsx';
import { linesOf } from '../../../figures/noir/board-geometry.ts';
import type { Cell, LineKey } from '../../../figures/noir/cell.ts';
import type { NoirData } from '../../../figures/noir/model.ts';
import { Table } from '../../../figures/noir/table.tsx';
import type { FigureProps, Touch } from '../../figure.ts';

interface Stride {
  readonly down: number;
  readonly across: number;
  readonly columns: number;
}

type Words = { readonly [key: string]: string };

/** Noir's board and what lies beside it. Parts: `suspect:F`, `line:row:2:left`, `hand:F`. */
export function Figure({ data, words, names, id, title, touch }: FigureProps): JSX.Element {
  const position = data as unknown as NoirData;
  const said = words as Words;
  const rows = boardCells(position);
  const labels = {
    deceased: said['deceased']!,
    innocent: said['innocent']!,
    cells: Object.fromEntries(rows.flat().map((cell) => [cell.who, cellName(cell, names, said)])),
  };
  return (
    // the cards and arrows inside are the buttons; here their presses come together
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      class="noir-figure"
      onClick={(event) => press(event, touch)}
      onKeyDown={(event) => touch && onKey(event, touch, rows[0]!.length)}
    >
      <Board
        rows={rows}
        title={title}
        idPrefix={id}
        labels={labels}
        {...(position.shifted && !touch?.playing ? { shifted: position.shifted } : {})}
        {...(touch ? { interactive: interactive(touch) } : {})}
        {...(touch?.playing ? { arrows: arrows(rows, touch, said) } : { numbers: true })}
      />
      <Table
        hand={position.hand}
        deck={position.deck}
        discarded={position.discarded}
        kills={position.kills}
        killLimit={position.limit}
        title={said['table']!}
        idPrefix={id}
        labels={{
          hand: said['hand']!,
          deck: said['deck']!,
          discarded: said['discarded']!,
          kills: said['kills']!,
        }}
      />
    </div>
  );
}

function cellName(cell: Cell, names: FigureProps['names'], words: Words): string {
  // what is written on the card comes first and in its order, for those who say what they see
  const written = [cell.who, cell.alive ? '' : words['deceased'], cell.innocent ? words['innocent'] : ''];
  const states = [
    cell.suspect === 'unknown' ? '' : cell.suspect,
    cell.role === 'both' || cell.role === 'killer' ? 'killer' : '',
    cell.role === 'both' || cell.role === 'inspector' ? 'inspector' : '',
    cell.inHand ? 'in-hand' : '',
  ];
  return [...written, names[cell.who], ...states.map((state) => words[state])].filter(Boolean).join(', ');
}

function interactive(touch: Touch) {
  const suspects = [...touch.targets]
    .filter((part) => part.startsWith('suspect:'))
    .map((part) => part.slice(8));
  const selected = touch.chosen.find((part) => part.startsWith('suspect:'))?.slice(8);
  return { selectable: new Set(suspects), ...(selected ? { selected, focus: selected } : {}) };
}

function arrows(rows: readonly (readonly Cell[])[], touch: Touch, words: Words) {
  const lines = linesOf(rows.length, rows[0]?.length ?? 0);
  const free = [...touch.targets].some((part) => part.startsWith('line:'));
  return {
    labels: Object.fromEntries(lines.map((line) => [line, lineName(line, words)])),
    ...(free ? { blocked: new Set(lines.filter((line) => !touch.targets.has(`line:${line}`))) } : {}),
    ...(lines[0] ? { focus: lines[0] } : {}),
  };
}

function lineName(line: LineKey, words: Words): string {
  const [axis, at, to] = line.split(':');
  return `${words[axis!]} ${at}, ${words[to!]}`;
}

function press(event: Event, touch: Touch | null): void {
  const part = partOf(event.target as Element);
  if (part) touch?.press(part);
}

function partOf(target: Element): string | null {
  const { cell, line } = target.closest<SVGElement>('[data-cell], [data-line]')?.dataset ?? {};
  return cell ? `suspect:${cell}` : line ? `line:${line}` : null;
}

/** Enter and Space press; arrow keys go from suspect to suspect. */
function onKey(event: KeyboardEvent & { currentTarget: HTMLElement }, touch: Touch, columns: number): void {
  const part = partOf(event.target as Element);
  if (!part || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  if (event.key === 'Enter' || event.key === ' ') touch.press(part);
  else if (!step || !part.startsWith('suspect:')) return;
  else walk(event.currentTarget, event.target as Element, { down: step[0]!, across: step[1]!, columns });
  event.preventDefault();
}

/** To the suspect beside, as far as there is one. */
function walk(board: HTMLElement, from: Element, { down, across, columns }: Stride): void {
  const cells = [...board.querySelectorAll<SVGElement>('[data-cell]')];
  const at = cells.indexOf(from.closest<SVGElement>('[data-cell]')!);
  const column = (at % columns) + across;
  if (column >= 0 && column < columns) cells[at + across + down * columns]?.focus();
}
