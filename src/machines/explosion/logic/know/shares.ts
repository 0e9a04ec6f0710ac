/** In how many of the deals that fit each player is the culprit. */
import type { JsonObject } from '../../../trace.ts';
import { SEATS } from '../../vocabulary.ts';
import type { Seat, Seats } from '../../vocabulary.ts';
import { dealsAs } from './count.ts';
import { commonFactor } from './numbers.ts';
import { settingFor } from './setting.ts';
import type { Puzzle } from './puzzle.ts';

export type Deals = ReadonlyMap<Seat, bigint>;

/** Players of whom the same is known are the culprit in equally many deals: each group is counted once. */
function counted(puzzle: Puzzle, barred: Seats): Deals {
  const setting = settingFor(puzzle);
  const counts = new Map<Seat, bigint>();
  for (const { seats } of setting.groups) {
    const open = seats.find((seat) => !barred.includes(seat));
    const deals = open ? dealsAs(setting, open) : 0n;
    for (const seat of seats) counts.set(seat, barred.includes(seat) ? 0n : deals);
  }
  return counts;
}

const MOST = 2000;
const kept = new Map<string, Deals>();

/**
 * The same question is asked at every step that tells nothing new: its answer is kept for a while. Whoever is `barred` is
 * ruled out already.
 */
export function dealsBySeat({ cleared, ...rest }: Puzzle, barred: Seats): Deals {
  const out = [...new Set([...cleared, ...barred])].sort();
  const name = JSON.stringify([rest, out]);
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= MOST) kept.clear();
  const deals = counted({ ...rest, cleared: [] }, out);
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
