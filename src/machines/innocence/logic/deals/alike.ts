/**
 * Suspects of whom the same is known are alike: whatever can be said of one set of them can be said of any other of the same size.
 * So sets of suspects, as bits, are counted by how many of each sort are in them, and shared out evenly in the end.
 */
import type { Puzzle } from './puzzle.ts';

export interface Alike {
  /** The set that stands for each set: of each sort the first ones. */
  readonly standsFor: readonly number[];
  /** How many sets each of these stands for. */
  readonly shares: readonly number[];
}

/** Suspects by sort, each sort as bits. */
function sorts({ known, unknown }: Puzzle): readonly (readonly number[])[] {
  const found = new Map<string, number[]>();
  known.forEach((cards, index) => {
    const sort = `${[...cards].sort().join()}/${unknown[index]!}`;
    found.set(sort, [...(found.get(sort) ?? []), 1 << index]);
  });
  return [...found.values()];
}

const firstOf = (bits: readonly number[], set: number): number =>
  bits.slice(0, bits.filter((bit) => set & bit).length).reduce((sum, bit) => sum | bit, 0);

export function alikeIn(puzzle: Puzzle): Alike {
  const all = sorts(puzzle);
  const sets = Array.from({ length: 1 << puzzle.suspects.length }, (_none, set) => set);
  const standsFor = sets.map((set) => all.reduce((sum, bits) => sum | firstOf(bits, set), 0));
  return { standsFor, shares: sets.map((set) => standsFor.filter((one) => one === set).length) };
}
