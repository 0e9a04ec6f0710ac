/**
 * One murderer for all murders: each rule is one card, so distinct rules must be dealt out to them (B-L05 to B-L07).
 * Pure combinatorics over sets of methods; the palace is no longer needed here.
 */
import type { Method } from '../vocabulary.ts';

/** A murder as one suspect could have done it; `id` is its place in time. */
export interface Option {
  readonly id: number;
  /** The rules that it can have been; a single one where the card has been read. */
  readonly methods: readonly Method[];
}

/** A round without a murder: by no card in hand could the suspect have killed. */
export interface Idle {
  readonly id: number;
  /** How many cards were in hand. */
  readonly inHand: number;
  /** The rules by which the suspect could have killed somebody then. */
  readonly usable: readonly Method[];
}

export interface Puzzle {
  /** The cards in hand at the beginning. */
  readonly hand: readonly Method[];
  readonly options: readonly Option[];
  readonly idles: readonly Idle[];
}

type Dealt = readonly (readonly [id: number, method: Method])[];

/** Cards spent in murders of which nothing else is known may be any of those that would have served. */
function explains(dealt: Dealt, { hand, idles }: Puzzle): boolean {
  return idles.every(({ id, inHand, usable }) => {
    const before = dealt.filter(([murder]) => murder < id).map(([, method]) => method);
    const unexplained = hand.length - inHand - before.length;
    return hand.filter((method) => usable.includes(method) && !before.includes(method)).length <= unexplained;
  });
}

function deal(open: readonly Option[], dealt: Dealt, puzzle: Puzzle): boolean {
  const [first, ...rest] = open;
  if (!first) return explains(dealt, puzzle);
  return first.methods.some(
    (method) =>
      puzzle.hand.includes(method) &&
      !dealt.some(([, used]) => used === method) &&
      deal(rest, [...dealt, [first.id, method]], puzzle),
  );
}

/** Whether distinct rules can be dealt out so that one suspect could have done it all. */
export function isPossible(puzzle: Puzzle): boolean {
  const hardestFirst = [...puzzle.options].sort((a, b) => a.methods.length - b.methods.length);
  return deal(hardestFirst, [], puzzle);
}
