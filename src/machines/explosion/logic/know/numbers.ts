/** Exact counting. */

/** n × (n − 1) × …, k factors: in how many ways k places can be filled from n cards. */
export function falling(n: number, k: number): bigint {
  let ways = 1n;
  for (let at = 0; at < k; at += 1) ways *= BigInt(Math.max(0, n - at));
  return ways;
}

export function commonFactor(numbers: readonly bigint[]): bigint {
  const pair = (a: bigint, b: bigint): bigint => (b === 0n ? a : pair(b, a % b));
  return numbers.reduce(pair, 0n) || 1n;
}

/** A whole number: in plain floating point as long as that is exact. Never mixed within one count. */
export type Whole = number | bigint;

export const plus = (a: Whole, b: Whole): Whole => (a as number) + (b as number);
export const times = (a: Whole, b: Whole): Whole => (a as number) * (b as number);
export const over = (a: Whole, b: Whole): Whole => (a as number) / (b as number);
/** A small number in the kind of numbers that `zero` is of. */
export const like = (zero: Whole, value: number): Whole => (typeof zero === 'bigint' ? BigInt(value) : value);

export type Wholes = Float64Array | bigint[];
export const zeros = (count: number, zero: Whole): Wholes =>
  typeof zero === 'bigint' ? Array.from<bigint>({ length: count }).fill(0n) : new Float64Array(count);
