/** In how many of the deals that fit each player is the culprit. */
import type { JsonObject } from '../../../trace.ts';
import { SEATS } from '../../vocabulary.ts';
import type { Seat } from '../../vocabulary.ts';
import { dealsAs } from './count.ts';
import { commonFactor } from './numbers.ts';
import { settingFor } from './setting.ts';
import type { Puzzle } from './puzzle.ts';

export type Deals = ReadonlyMap<Seat, bigint>;

/** Players of whom the same is known are the culprit in equally many deals: each group is counted once. */
function counted(puzzle: Puzzle): Deals {
  const setting = settingFor(puzzle);
  const counts = new Map<Seat, bigint>();
  for (const { seats } of setting.groups) {
    const deals = dealsAs(setting, seats[0]!);
    for (const seat of seats) counts.set(seat, deals);
  }
  return counts;
}

const MOST = 400;
const kept = new Map<string, Deals>();

/** The same question is asked at every step that tells nothing new: its answer is kept for a while. */
export function dealsBySeat(puzzle: Puzzle): Deals {
  const name = JSON.stringify(puzzle);
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= MOST) kept.clear();
  const deals = counted(puzzle);
  kept.set(name, deals);
  return deals;
}

/** Exact shares as fractions in lowest terms, with the percentage for reading. */
export function sharesOf(deals: Deals): JsonObject {
  const all = [...deals.values()].reduce((sum, one) => sum + one, 0n);
  const common = commonFactor([...deals.values()]);
  const share = (of: bigint): JsonObject => {
    const factor = commonFactor([of, all]);
    return {
      share: `${of / factor}/${all / factor}`,
      percent: Number((of * 1000n * 2n + all) / (all * 2n)) / 10,
    };
  };
  const shown = SEATS.flatMap((seat) => (deals.get(seat) ? [[seat, deals.get(seat)!] as const] : []));
  return {
    deals: String(all / common),
    shares: Object.fromEntries(shown.map(([seat, of]) => [seat, share(of)])),
  };
}
