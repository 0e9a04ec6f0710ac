/** Ratios of times, with their spread. */
import type { Times } from './race.ts';

export interface Ratio {
  readonly median: number;
  /** The middle half of the rounds lies between these. */
  readonly low: number;
  readonly high: number;
}

/** The value below which a share of the sorted values lies, interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}

/** How many times as long `times` took as `unit`, round by round. */
export function ratio(times: Times, unit: Times): Ratio {
  const sorted = times.map((time, round) => time / unit[round]!).sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
