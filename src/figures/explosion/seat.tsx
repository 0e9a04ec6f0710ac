import type { JSX } from 'preact';
import type { Suit } from '../../machines/explosion/vocabulary.ts';
import { fit } from '../text-fit.ts';
import { PIPS, SIGNS } from './icons.ts';
import { ItemCard } from './item-card.tsx';
import { RoleCard } from './role-card.tsx';
import type { Seat } from './seats.ts';
import { Sign } from './sign.tsx';
import { SEAT } from './sizes.ts';

const CROSS = ['M10 20C34 32 68 52 94 66', 'M94 20C68 32 34 52 10 66'];
const STRIKE = 'M12 62C38 54 62 38 92 24';
const BRACKETS = 'M-3 13V-3H13M91-3H107V13M107 68V84H91M13 84H-3V68';
const FLAG = 'M0 3A3 3 0 0 1 3 0H25L20 17H0Z';
const CUT = 'M1 15L20 2';
/** Signs stand from here on, so far apart. */
const ROW = { x: 35, y: 8.5, step: 17 };

/** The classes that tell the state of a seat. */
export function seatClasses({ suspect, data, isNew }: Seat): string {
  const names = ['nb-card', `is-${suspect}`];
  if (data.out === 'dead') names.push('is-dead');
  if (isNew) names.push('is-new');
  if (data.mark) names.push(`mark-${data.mark}`);
  return names.join(' ');
}

/** Writing on a seat; pale where the seat is. */
const inkOf = ({ suspect, data }: Seat): string =>
  suspect === 'out' || data.out === 'dead' ? 'var(--face-soft)' : 'var(--face-ink)';

/** The name of a role, below the cards. */
function Name({ seat, text }: { seat: Seat; text: string }): JSX.Element {
  const room = SEAT.width - 8;
  const { size, length } = fit(text, room, 12);
  return (
    <text
      x={SEAT.width / 2}
      y={SEAT.name}
      font-size={size}
      font-weight="700"
      text-anchor="middle"
      textLength={size < 12 ? length : undefined}
      fill={inkOf(seat)}
    >
      {text}
    </text>
  );
}

/** How likely, where the view reckons; the weapon sum, where everything is shown. */
function Figures({ seat, weapon }: { seat: Seat; weapon: Suit }): JSX.Element | null {
  const { share, data } = seat;
  const text = share === undefined ? data.sum?.toString() : share < 1 ? '<1%' : `${Math.round(share)}%`;
  if (text === undefined) return null;
  return (
    <g fill={inkOf(seat)}>
      <text x={SEAT.width - 3} y="13" font-size="12.5" font-weight="700" text-anchor="end">
        {text}
      </text>
      {share === undefined && (
        <path
          d={PIPS[weapon]}
          transform={`translate(${SEAT.width - 11 - text.length * 7.5} 8.7) scale(.5)`}
        />
      )}
    </g>
  );
}

/** The number in a flag (still a suspect), cut through (ruled out), or as it is; then what holds for the seat. */
function Strip({ seat, weapon }: { seat: Seat; weapon: Suit }): JSX.Element {
  const { number, suspect, data } = seat;
  const signs = data.signs ?? [];
  const order = data.nth && !signs.includes('speaking') ? String(data.nth) : null;
  const place = (index: number): { x: number; y: number } => ({ x: ROW.x + index * ROW.step, y: ROW.y });
  return (
    <>
      {suspect === 'possible' && <path class="nb-flag" d={FLAG} />}
      <text class="nb-initial" x="11" y="14" font-size="14.5" text-anchor="middle">
        {number}
      </text>
      {suspect === 'out' && <path d={CUT} stroke="var(--face-soft)" stroke-width="2" />}{' '}
      {order && <Spoken order={order} {...place(0)} />}
      {signs.map((sign, index) => (
        <Sign
          key={sign}
          d={SIGNS[sign]}
          dark={sign === 'speaking'}
          size={8}
          {...place(index + (order ? 1 : 0))}
        />
      ))}
      <Figures seat={seat} weapon={weapon} />
    </>
  );
}

/** Came how many-th, in a bubble. */
export function Spoken({ order, x, y }: { order: string; x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-7-7H7V4.5H0L-4 8V4.5H-7Z"
        fill="var(--face-paper)"
        stroke="var(--face-ink)"
        stroke-width="1.2"
      />
      <text y="2.7" font-size="10" text-anchor="middle" fill="var(--face-ink)">
        {order}
      </text>
    </g>
  );
}

export interface SeatProps {
  readonly seat: Seat;
  readonly weapon: Suit;
  /** The name of the role, where it is known; null leaves out all writing below the cards. */
  readonly roleName: string | null;
}

/** Everything drawn of one seat. */
export function SeatFigure({ seat, weapon, roleName }: SeatProps): JSX.Element {
  const { data, suspect, isNew, spot } = seat;
  const pinned = data.mark === 'actor' || data.mark === 'target';
  return (
    <g class={seatClasses(seat)} transform={`translate(${spot.x} ${spot.y})`}>
      <rect class="nb-paper" width={SEAT.width} height={SEAT.height} rx="5" />
      <Strip seat={seat} weapon={weapon} />
      {(['left', 'right'] as const).map((side, slot) => (
        <ItemCard key={side} code={data.cards[slot]!} weapon={weapon} side={side} />
      ))}
      <RoleCard seat={data} /> {roleName && <Name seat={seat} text={roleName} />}
      {isNew && suspect === 'out' && data.out !== 'dead' && (
        <path class="nb-strike" d={STRIKE} pathLength={1} />
      )}
      {data.out === 'dead' && CROSS.map((d) => <path key={d} class="nb-cross" d={d} pathLength={1} />)}
      {pinned && <path class="nb-brackets" d={BRACKETS} />}
    </g>
  );
}
