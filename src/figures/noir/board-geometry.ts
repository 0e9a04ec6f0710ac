import type { LineKey } from './cell.ts';

/** The side of a suspect's card in the units of the board. */
export const CARD = 100;
/** From one card to the next. */
export const PITCH = 108;
/** Around the grid: holds focus rings and brackets. */
export const EDGE = 8;
/**
 * Breadth of the rim with the numbers of rows and columns, and with the arrows that bear them; their touch areas reach
 * {@link REACH} beyond it, so that they are 44 px at 300 px.
 */
export const RIM = 44;
export const REACH = 48;

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the grid lies in its picture and how large the picture is. */
export function frameOf(rows: number, cols: number, around: typeof RIM | typeof EDGE): Frame {
  const span = (count: number): number => count * PITCH - (PITCH - CARD) + 2 * around;
  return { left: around, top: around, width: span(cols), height: span(rows) };
}

export interface ParsedLine {
  axis: 'row' | 'column';
  /** counted from 0 */
  index: number;
  to: 'left' | 'right' | 'up' | 'down';
}

/** `row:2:left` taken apart. */
export function parseLine(key: LineKey): ParsedLine {
  const [axis, number, to] = key.split(':');
  return { axis: axis as ParsedLine['axis'], index: Number(number) - 1, to: to as ParsedLine['to'] };
}

/** Every line of a grid in both directions, rows first. */
export function linesOf(rows: number, cols: number): LineKey[] {
  const keys: LineKey[] = [];
  for (let row = 1; row <= rows; row++) keys.push(`row:${row}:left`, `row:${row}:right`);
  for (let col = 1; col <= cols; col++) keys.push(`column:${col}:up`, `column:${col}:down`);
  return keys;
}
