/** Chance for tests of any game: the same seed, the same numbers. */
import type { Variants } from '../../src/machines/game.ts';
import type { VariantValue } from '../../src/machines/trace.ts';

export type Random = () => number;

/** Numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <V>(random: Random, from: readonly V[]): V =>
  from[Math.floor(random() * from.length)] as V;

export function shuffled<V>(random: Random, from: readonly V[]): V[] {
  const left = [...from];
  return from.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as V);
}

/** A value for every switch. */
export const variantsFrom = (
  random: Random,
  variants: { readonly [key: string]: readonly VariantValue[] },
): Variants =>
  Object.fromEntries(Object.entries(variants).map(([key, values]) => [key, pick(random, values)]));
