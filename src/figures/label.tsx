import type { JSX } from 'preact';
import { fit } from './text-fit.ts';

export interface LabelProps {
  x: number;
  y: number;
  text: string;
  /** the breadth that must hold it */
  room: number;
  /** the largest size it may have */
  most: number;
  class: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A single line of text that never outgrows its room, whatever font the reader has. */
export function Label({ x, y, text, room, most, anchor = 'middle', ...rest }: LabelProps): JSX.Element {
  const { size, length } = fit(text, room, most);
  const tight = size < most;
  return (
    <text
      class={rest.class}
      x={x}
      y={y}
      font-size={size}
      text-anchor={anchor === 'start' ? undefined : anchor}
      textLength={tight ? length : undefined}
      lengthAdjust={tight ? 'spacingAndGlyphs' : undefined}
    >
      {text}
    </text>
  );
}
