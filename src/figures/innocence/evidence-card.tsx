/** One evidence card: open, covered and known, or covered. */
import type { JSX } from 'preact';
import { kindOf, levelOf } from '../../machines/innocence/logic/cards.ts';
import type { Lying } from './hands.ts';
import { KIND_ICONS, TICK } from './icons.ts';
import { CARD } from './sizes.ts';
import type { Counting } from './weighed.ts';

const { width, height } = CARD;
const HATCH = `M0 9L9 0M0 21L21 0M0 33L33 0M0 45L${width} 11M11 ${height}L${width} 23M23 ${height}L${width} 35`;
/** The back that still shows beside a covered card whose face this view knows. */
const STRIP = 9;
const FACE = `M${STRIP} 0H${width - 3.5}A3.5 3.5 0 0 1 ${width} 3.5V${height - 3.5}A3.5 3.5 0 0 1 ${width - 3.5} ${height}H${STRIP}Z`;
const STRUCK = 'M4 42L31 4';

const Back = (): JSX.Element => (
  <g class="nt-back">
    <rect width={width} height={height} rx="3.5" />
    <path d={HATCH} />
  </g>
);

/** What is printed on it: the number at the top right, as on the cards of the game; below, the sign of its kind. */
function Print({ card, left }: { card: string; left: number }): JSX.Element {
  const kind = kindOf(card);
  const middle = (left + width) / 2;
  return (
    <>
      {kind !== 'weapon' && (
        <text class="nb-count" x={width - 4} y="16" font-size="16" text-anchor="end">
          {levelOf(card)}
        </text>
      )}
      <g
        class="f"
        transform={`translate(${middle} ${kind === 'weapon' ? 23 : 31}) scale(${kind === 'weapon' ? 1.25 : 1})`}
      >
        <path d={KIND_ICONS[kind]} fill={kind === 'weapon' ? 'var(--face-red)' : undefined} />
      </g>
    </>
  );
}

/** Its upper left corner is at (0, 0). */
export function EvidenceCard({ card, open }: Lying): JSX.Element {
  if (card === null) return <Back />;
  if (open)
    return (
      <>
        <rect class="nb-paper" width={width} height={height} rx="3.5" />
        <Print card={card} left={0} />
      </>
    );
  return (
    <>
      <Back />
      <path class="nb-paper" d={FACE} />
      <Print card={card} left={STRIP} />
    </>
  );
}

/** Whether it counts: a tick below a card that does, a line across one that does not. */
export function CountingMark({ counting }: { counting: Counting }): JSX.Element | null {
  if (counting === 'waiting') return null;
  const counts = counting === 'counts';
  return (
    <path
      d={counts ? TICK : STRUCK}
      transform={counts ? `translate(${width / 2} ${height + 6}) scale(.7)` : undefined}
      fill="none"
      stroke={counts ? 'var(--ink)' : 'var(--face-ink)'}
      stroke-width={counts ? 3.4 : 2.6}
      stroke-linecap="round"
    />
  );
}
