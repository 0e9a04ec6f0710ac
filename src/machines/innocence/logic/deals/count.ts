/**
 * All possible deals counted, by who is the culprit in them: exact, and without going through them one by one. Suspect after
 * suspect, deals that have used the same cards and that agree so far on the lowest hand and on whose it is are counted together.
 */
import type { Suspect } from '../../vocabulary.ts';
import { alikeIn } from './alike.ts';
import type { Alike } from './alike.ts';
import { kept } from './kept.ts';
import { countsOf, fits, kindsOf, optionsIn, waysToDeal } from './options.ts';
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

/** Amounts that are being added up, by a number: a rank, or the lowest hand so far. */
class Sums extends Map<number, { worlds: number; deals: number }> {
  add(key: number, worlds: number, deals: number): void {
    const sum = this.get(key);
    if (!sum) this.set(key, { worlds, deals });
    else {
      sum.worlds += worlds;
      sum.deals += deals;
    }
  }
}

/** Of all deals so far: by the cards used, how many, by lowest rank and by whose it is. */
type Layer = Map<number, Sums>;

/** Lowest rank and whose, in one number: the low bits say who. */
const WHO_BITS = 5;
const WHO_MASK = (1 << WHO_BITS) - 1;
const NOBODY_YET = -1;

interface Counting {
  readonly puzzle: Puzzle;
  readonly kinds: Kinds;
  readonly alike: Alike;
}

/** The lowest after one more hand. */
function lowestWith(before: number, rank: number, own: number, { standsFor }: Alike): number {
  const least = before >> WHO_BITS;
  if (before === NOBODY_YET || rank < least) return (rank << WHO_BITS) | standsFor[own]!;
  return rank === least ? (rank << WHO_BITS) | standsFor[(before & WHO_MASK) | own]! : before;
}

/** One more suspect's hand after all that came before. */
function extend(layer: Layer, options: readonly Option[], own: number, { kinds, alike }: Counting): Layer {
  const next: Layer = new Map();
  for (const [code, sums] of layer) {
    const used = countsOf(code, kinds);
    for (const option of options) {
      if (!fits(option, used, kinds)) continue;
      const ways = waysToDeal(option, used, kinds);
      const found = next.get(code + option.code) ?? new Sums();
      next.set(code + option.code, found);
      for (const [lowest, { worlds, deals }] of sums)
        found.add(lowestWith(lowest, option.rank, own, alike), worlds, deals * ways);
    }
  }
  return next;
}

/** Whether every copy of the cards that must be in somebody's hand is. */
function isWhole(option: Option, used: readonly number[], { puzzle, kinds }: Counting): boolean {
  const { cards, copies } = kinds;
  return cards.every(
    (card, kind) => !puzzle.dealtOut.includes(card) || copies[kind] === used[kind]! + option.counts[kind]!,
  );
}

/** The last suspect's hands, by rank alone: which cards they have used no longer matters. */
function lastHands(options: readonly Option[], used: readonly number[], counting: Counting): Sums {
  const { kinds } = counting;
  const sums = new Sums();
  for (const option of options)
    if (fits(option, used, kinds) && isWhole(option, used, counting))
      sums.add(option.rank, 1, waysToDeal(option, used, kinds));
  return sums;
}

/** The amounts by set of culprits. */
function finish(layer: Layer, options: readonly Option[], own: number, counting: Counting): Sums {
  const { kinds, alike } = counting;
  const sets = new Sums();
  for (const [code, sums] of layer) {
    const hands = lastHands(options, countsOf(code, kinds), counting);
    for (const [rank, hand] of hands)
      for (const [lowest, { worlds, deals }] of sums)
        sets.add(lowestWith(lowest, rank, own, alike) & WHO_MASK, worlds * hand.worlds, deals * hand.deals);
  }
  return sets;
}

/** Each set that stands for others shares out evenly. */
function shared(sets: Sums, { puzzle, alike }: Counting): readonly Share[] {
  return alike.standsFor.flatMap((first, set) => {
    const sum = sets.get(first);
    if (!sum) return [];
    const culprits = puzzle.suspects.filter((_who, index) => set & (1 << index));
    const among = alike.shares[first]!;
    return [{ culprits, worlds: sum.worlds / among, deals: sum.deals / among }];
  });
}

function countDeals(puzzle: Puzzle): readonly Share[] {
  const counting = { puzzle, kinds: kindsOf(puzzle.pool), alike: alikeIn(puzzle) };
  const all = optionsIn(puzzle, counting.kinds);
  const begun: Layer = new Map([[0, new Sums([[NOBODY_YET, { worlds: 1, deals: 1 }]])]]);
  const layer = all
    .slice(0, -1)
    .reduce((so, options, index) => extend(so, options, 1 << index, counting), begun);
  return shared(finish(layer, all.at(-1)!, 1 << (all.length - 1), counting), counting);
}

/** Every set of culprits that some deal has, with how many have it. */
export const count: (puzzle: Puzzle) => readonly Share[] = kept(countDeals);
