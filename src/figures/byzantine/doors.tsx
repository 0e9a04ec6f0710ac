import type { JSX } from 'preact';
import { LOCK } from './icons.ts';
import type { Plan, Spot } from './plan.ts';
import { DOOR, FOOT, JAMB, NUMBERS } from './sizes.ts';

/** Floor numbers and column letters; those in question are lit. */
export function Scale({ plan, lit }: { plan: Plan; lit: ReadonlySet<string> }): JSX.Element {
  const bottom = plan.house.y + plan.house.h;
  const mark = (key: string, x: number, y: number, size: number): JSX.Element => (
    <text
      class={lit.has(key) ? 'nb-number is-lit' : 'nb-number'}
      x={x}
      y={y}
      font-size={size}
      text-anchor="middle"
    >
      {key}
    </text>
  );
  return (
    <>
      {plan.floors.map(({ floor, y }) => mark(String(floor), NUMBERS / 2 + 1, y + plan.storey / 2 + 6, 17))}
      {plan.columns.map(({ letter, x }) => mark(letter, x, bottom + FOOT - 4, 14))}
    </>
  );
}

function Door({ door, locked, isNew }: { door: Spot; locked: boolean; isNew: boolean }): JSX.Element {
  const { x, y } = door;
  return (
    <g class={isNew ? 'bz-ink is-changed' : 'bz-ink'}>
      <path d={`M${x - JAMB} ${y - DOOR}h${2 * JAMB}`} />
      {locked && <rect class="bz-solid" x={x - 2.5} y={y - DOOR} width="5" height={DOOR} />}
      {(locked || isNew) && <circle class="bz-room" cx={x} cy={y - DOOR / 2} r="11" />}
      {locked && <path stroke-width="1.8" d={LOCK} transform={`translate(${x} ${y - DOOR / 2 - 1})`} />}
      {!locked && isNew && (
        <path stroke-width="1.8" d={OPEN} transform={`translate(${x} ${y - DOOR / 2 - 1})`} />
      )}
    </g>
  );
}

/** A lock whose bow is lifted. */
const OPEN = LOCK.replace('M-3.5-1V-4A3.5 3.5 0 0 1 3.5-4V-1', 'M-3.5-1V-6A3.5 3.5 0 0 1 3.5-6');

export interface DoorsProps {
  plan: Plan;
  locks: ReadonlySet<string>;
  /** The door locked or unlocked in this step. */
  door: string | null;
}

/** Doors, with the locks that hang in them now. */
export const Doors = ({ plan, locks, door }: DoorsProps): JSX.Element => (
  <g class="bz-building">
    {plan.doors.map((one) => (
      <Door door={one} locked={locks.has(one.pair)} isNew={door === one.pair} />
    ))}
  </g>
);
