import type { JSX } from 'preact';
import type { Suit } from '../../machines/explosion/vocabulary.ts';
import { EYE, LOCK, PIPS } from './icons.ts';
import { lyingOf } from './lying.ts';
import { Sign } from './sign.tsx';
import { ITEM, itemX } from './sizes.ts';

const HATCH = 'M3 12L11 3M3 22L20 3M3 32L25 7M6 35L25 14M13 35L25 21M20 35L25 29';

export interface ItemCardProps {
  readonly code: string;
  readonly weapon: Suit;
  readonly side: 'left' | 'right';
}

/** Number above pip; a weapon card is paper on ink. */
function Face({ card, weapon, x }: { card: string; weapon: Suit; x: number }): JSX.Element {
  const counts = card[0] === weapon;
  const ink = counts ? 'var(--face-paper)' : 'var(--face-ink)';
  return (
    <g fill={ink}>
      <text x={x} y="16.5" font-size="15" font-weight="700" text-anchor="middle">
        {card[1]}
      </text>
      <path d={PIPS[card[0] as Suit]} transform={`translate(${x} 24.5) scale(.55)`} />
    </g>
  );
}

/**
 * An item card: lying open, it is paper to its edge; face down and known to the view, its face stands in a window of its back;
 * unknown, it is hatched. Hidden, it lies half under the role card, which is drawn after it.
 */
export function ItemCard({ code, weapon, side }: ItemCardProps): JSX.Element {
  const { card, up, seen, hidden, locked } = lyingOf(code);
  const { width, height } = ITEM;
  const outer = side === 'left' ? 0 : width;
  const counts = card[0] === weapon;
  const paper = counts ? 'var(--face-ink)' : 'var(--face-paper)';
  const middle = hidden ? Math.abs(outer - 10) : width / 2;
  return (
    <g transform={`translate(${itemX(side === 'left' ? 0 : 1, hidden)} ${ITEM.y})`}>
      <rect
        width={width}
        height={height}
        rx="3"
        fill={up ? paper : 'var(--face-grey)'}
        stroke="var(--face-ink)"
        stroke-width={up ? 2 : 1.2}
      />
      {!up && card && <rect x="3.5" y="3.5" width={width - 7} height={height - 7} rx="1.5" fill={paper} />}
      {card ? (
        <Face card={card} weapon={weapon} x={middle} />
      ) : (
        <path d={HATCH} fill="none" stroke="var(--face-paper)" stroke-width="1.6" />
      )}
      {seen && <Sign d={EYE} x={outer ? outer - 2 : 2} y={height - 1} size={6} />}
      {locked && <Sign d={LOCK} x={outer ? outer - 2 : 2} y={height - 1} size={6} />}
    </g>
  );
}
