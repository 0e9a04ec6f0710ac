import type { JsonObject } from '../../machines/trace.ts';
import type { ReadPlain } from '../plain-text.ts';

const HEAD = /^ {3}1( +\d)*$/;
const ROW = /^\d +(\S.*)$/;
const CELL = /^([A-WYZa-wyz]\+?)([*@]{0,2})$/;
const MARKS = { '*': 'killer', '@': 'inspector' } as const;
const CARDS = ['hand', 'discarded', 'gone'] as const;

type Grid = { board: string[]; killer?: string; inspector?: string };

function readRow(line: string, grid: Grid): boolean {
  const cells = (ROW.exec(line)?.[1] ?? '').split(/ +/).map((cell) => CELL.exec(cell));
  if (cells.some((cell) => cell === null)) return false;
  grid.board.push(cells.map((cell) => cell![1]!).join(' '));
  for (const [, sign, marks] of cells as RegExpExecArray[])
    for (const mark of marks!) grid[MARKS[mark as keyof typeof MARKS]] = sign!.charAt(0).toUpperCase();
  return true;
}

/** What is written below the grid, up to the second empty line, with the broken lines joined. */
function below(lines: readonly string[]): string[] {
  const text = lines.slice(lines[0]?.trim() === '' ? 1 : 0);
  const end = text.findIndex((line) => line.trim() === '');
  const joined: string[] = [];
  for (const line of text.slice(0, end < 0 ? undefined : end)) {
    if (line.startsWith('  ') && joined.length) joined[joined.length - 1] += ` ${line.trim()}`;
    else joined.push(line.trimEnd());
  }
  return joined;
}

/** The inverse of `drawText()`: the grid, and the cards and kills below it as this language labels them. */
export const read: ReadPlain = (lines, say) => {
  const head = lines.findIndex((line) => HEAD.test(line.trimEnd()));
  if (head < 0) return null;
  const grid: Grid = { board: [] };
  let at = head + 1;
  while (at < lines.length && readRow(lines[at]!.trimEnd(), grid)) at += 1;
  const facts = below(lines.slice(at));
  const valueOf = (key: string): string | undefined => {
    const label = `${say(`figure.${key}`)}${say('figure.colon')}`.trimEnd();
    return facts
      .find((line) => line.startsWith(label))
      ?.slice(label.length)
      .trim();
  };
  const kills = /^\d+/.exec(valueOf('kills') ?? '')?.[0];
  if (kills === undefined) return null;
  const cards = CARDS.flatMap((key): [string, string[]][] => {
    const value = valueOf(key);
    return value === undefined ? [] : [[key, value.split(' ')]];
  });
  return { ...grid, ...Object.fromEntries(cards), kills: Number(kills) } as JsonObject;
};
