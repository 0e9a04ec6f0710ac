/** A seat with what the view thinks of it. */
import type { ExplosionData, SeatData } from './data.ts';
import { layoutFor, type Spot } from './geometry.ts';

export interface Seat {
  readonly who: string;
  readonly number: string;
  readonly data: SeatData;
  /** `unknown` where everything is shown. */
  readonly suspect: 'unknown' | 'possible' | 'out';
  readonly isNew: boolean;
  /** Of a hundred deals. */
  readonly share: number | undefined;
  readonly spot: Spot;
}

/** All seats of a position, each at its place. */
export function seatsOf(data: ExplosionData): readonly Seat[] {
  const all = Object.entries(data.seats);
  const { spots } = layoutFor(all.length);
  return all.map(([who, seat], index) => ({
    who,
    number: who.slice(1),
    data: seat,
    suspect: !data.possible ? 'unknown' : data.possible.includes(who) ? 'possible' : 'out',
    isNew: data.fresh?.includes(who) ?? false,
    share: data.shares?.[who],
    spot: spots[index]!,
  }));
}
