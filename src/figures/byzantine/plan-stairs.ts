/** Where stairs stand: in the lower room, straight below the upper one, away from doors and other stairs. */
import { columnsOf, floorOf } from '../../machines/byzantine/logic/room.ts';
import { ends, joined } from '../../machines/byzantine/logic/pairs.ts';
import type { Palace } from '../../machines/byzantine/table.ts';
import { HOLE, STAIRS } from './sizes.ts';

export interface Flight {
  readonly pair: string;
  readonly lower: string;
  readonly upper: string;
  /** The left edge of the stairs. */
  readonly x: number;
  /** Where their foot stands and where their head comes out. */
  readonly bottom: number;
  readonly top: number;
  readonly side: 'left' | 'right';
  readonly column: number;
}

interface Site {
  readonly left: number;
  readonly column: number;
  readonly room: (name: string) => { readonly y: number; readonly h: number };
}

type Place = Pick<Flight, 'side' | 'column'>;

const SIDES = ['left', 'right'] as const;
const WALL_GAP = 9;

/** The holes of other stairs under the foot, other stairs at the same place, then doors beside it. */
function cost(
  palace: Palace,
  { lower, upper }: Pick<Flight, 'lower' | 'upper'>,
  place: Place,
  built: readonly Flight[],
): number {
  const same = (one: Flight): boolean => one.side === place.side && one.column === place.column;
  const clash = built.filter((one) => same(one) && (one.upper === lower || one.lower === upper)).length * 6;
  const twice = built.filter((one) => same(one) && one.lower === lower).length * 20;
  const beside = place.column + (place.side === 'left' ? -1 : 1);
  const door = (room: string): number =>
    palace.floors
      .flat()
      .some(
        (other) =>
          floorOf(other) === floorOf(room) &&
          columnsOf(other).includes(beside) &&
          joined(palace, 'doors', room, other),
      )
      ? 1
      : 0;
  return clash + twice + door(lower) * 2 + door(upper);
}

/** From the lowest floor up, each flight at the place that costs least. */
export function placeStairs(palace: Palace, site: Site): Flight[] {
  const flights = palace.stairs.map((pair) => {
    const [lower, upper] = [...ends(pair)].sort((a, b) => floorOf(a) - floorOf(b)) as [string, string];
    return { pair, lower, upper };
  });
  const built: Flight[] = [];
  for (const flight of flights.sort((a, b) => floorOf(a.lower) - floorOf(b.lower))) {
    const shared = columnsOf(flight.lower).filter((column) => columnsOf(flight.upper).includes(column));
    const places = shared.flatMap((column) => SIDES.map((side): Place => ({ column, side })));
    const ranked = places.map((place) => ({ place, price: cost(palace, flight, place, built) }));
    const best = ranked.reduce((one, other) => (other.price < one.price ? other : one)).place;
    const edge = site.left + best.column * site.column;
    const x = best.side === 'left' ? edge + WALL_GAP : edge + site.column - WALL_GAP - STAIRS;
    const { y, h } = site.room(flight.lower);
    built.push({ ...flight, ...best, x, bottom: y + h, top: y });
  }
  return built;
}

/** The hole in the floor above, from left to right. */
export const holeOf = ({ x, side }: Flight): readonly [number, number] =>
  side === 'left' ? [x - 3, x + HOLE - 3] : [x + STAIRS + 3 - HOLE, x + STAIRS + 3];
