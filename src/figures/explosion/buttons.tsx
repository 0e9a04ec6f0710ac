/** What is pressed: a layer over the drawing, so that no button lies within another. */
import type { JSX } from 'preact';
import { lyingOf } from './lying.ts';
import { buttonOf, focusOf, stateOf, type Pressing } from './pressing.ts';
import type { Seat } from './seats.ts';
import { ITEM, itemX, SEAT } from './sizes.ts';

interface Spot {
  readonly part: string;
  /** Whose card it is. */
  readonly of?: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const seatSpot = ({ who, spot: { x, y } }: Seat): Spot => ({
  part: `suspect:${who}`,
  x,
  y,
  width: SEAT.width,
  height: SEAT.height,
});

function cardSpots({ who, data, spot }: Seat): readonly Spot[] {
  return data.cards.flatMap((code, slot) => {
    const { card, hidden } = lyingOf(code);
    if (!card) return [];
    const x = spot.x + itemX(slot, hidden);
    return [{ part: `card:${card}`, of: who, x, y: spot.y + ITEM.y, width: ITEM.width, height: ITEM.height }];
  });
}

/** Clockwise, each seat before its cards. */
export function Buttons({ seats, pressing }: { seats: readonly Seat[]; pressing: Pressing }): JSX.Element {
  const spots = seats.flatMap((seat) => [seatSpot(seat), ...(pressing.cards ? cardSpots(seat) : [])]);
  const focus = focusOf(
    spots.map(({ part }) => part),
    pressing,
  );
  return (
    <>
      {spots.map(({ part, of, x, y, width, height }) => (
        <g
          key={part}
          class={stateOf(part, pressing) || undefined}
          data-of={of}
          {...buttonOf(part, pressing, focus)}
        >
          <rect class="nb-touch" x={x} y={y} width={width} height={height} />
          <rect class="nb-ring" x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx="5" />
        </g>
      ))}
    </>
  );
}
