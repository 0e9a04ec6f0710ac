/**
 * All possible deals counted, by who is the culprit in them: exact, and without going through them one by one. Suspect after
 * suspect, deals that have used the same cards and that agree so far on the lowest hand and on whose it is are counted together.
 */
import type { Suspect } from '../../vocabulary.ts';
import { countsOf, fits, kindsOf, optionsIn } from './options.ts';
import type { Kinds, Option } from './options.ts';
import type { Puzzle } from './puzzle.ts';

/** Deals by kind of card (I-G25), and weighed by the copies with which each can be dealt. */
export interface Amount {
  readonly worlds: number;
  readonly deals: number;
}

/** How many deals there are in which just these are the culprits. */
export interface Share extends Amount {
  readonly culprits: readonly Suspect[];
}

/** Lowest rank and whose, in one number: the low bits say who. */
const WHO_BITS = 5;
const WHO_MASK = (1 << WHO_BITS) - 1;
const NONE = -1;

/** Of all deals with the same cards used: how many, by lowest rank and by whose it is. */
type ByLowest = Map<number, Amount>;
type ByUsed = Map<number, ByLowest>;

/** The lowest after one more hand. */
function lowestWith(before: number, rank: number, index: number): number {
  const own = 1 << index;
  if (before === NONE) return (rank << WHO_BITS) | own;
  const least = before >> WHO_BITS;
  if (rank > least) return before;
  return rank === least ? before | own : (rank << WHO_BITS) | own;
}

const choose = (from: number, take: number): number => {
  let ways = 1;
  for (let step = 0; step < take; step += 1) ways = (ways * (from - step)) / (step + 1);
  return ways;
};

/** In how many ways these cards can be dealt, copies told apart. */
const waysToDeal = ({ counts }: Option, used: readonly number[], { copies }: Kinds): number =>
  counts.reduce((ways, count, kind) => ways * choose(copies[kind]! - used[kind]!, count), 1);

function addTo(found: ByLowest, lowest: number, { worlds, deals }: Amount, ways: number): void {
  const before = found.get(lowest);
  found.set(lowest, {
    worlds: (before?.worlds ?? 0) + worlds,
    deals: (before?.deals ?? 0) + deals * ways,
  });
}

/** One more suspect's hand after all that came before. */
function extend(layer: ByUsed, options: readonly Option[], index: number, kinds: Kinds): ByUsed {
  const next: ByUsed = new Map();
  for (const [code, byLowest] of layer) {
    const used = countsOf(code, kinds);
    for (const option of options) {
      if (!fits(option, used, kinds)) continue;
      const ways = waysToDeal(option, used, kinds);
      const found = next.get(code + option.code) ?? new Map<number, Amount>();
      next.set(code + option.code, found);
      for (const [lowest, amount] of byLowest)
        addTo(found, lowestWith(lowest, option.rank, index), amount, ways);
    }
  }
  return next;
}

/** Whether the cards used leave a rest of the deck that may be. */
function isWhole(code: number, { dealtOut }: Puzzle, kinds: Kinds): boolean {
  if (!dealtOut.length) return true;
  const used = countsOf(code, kinds);
  return kinds.cards.every((card, kind) => !dealtOut.includes(card) || used[kind] === kinds.copies[kind]);
}

/** Every set of culprits that some deal has, with how many have it. */
export function count(puzzle: Puzzle): readonly Share[] {
  const kinds = kindsOf(puzzle.pool);
  const start: ByUsed = new Map([[0, new Map([[NONE, { worlds: 1, deals: 1 }]])]]);
  const last = optionsIn(puzzle, kinds).reduce(
    (layer, options, index) => extend(layer, options, index, kinds),
    start,
  );
  const shares = new Map<number, Amount>();
  for (const [code, byLowest] of last)
    if (isWhole(code, puzzle, kinds))
      for (const [lowest, amount] of byLowest) addTo(shares, lowest & WHO_MASK, amount, 1);
  return [...shares].map(([mask, amount]) => ({
    culprits: puzzle.suspects.filter((_who, index) => mask & (1 << index)),
    ...amount,
  }));
}
