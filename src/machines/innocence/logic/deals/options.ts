/** The hands that a suspect may have: every way to fill the unknown places from the pool, by kind of card (I-G25). */
import type { Card, Cards } from '../../vocabulary.ts';
import { rank } from '../weigh.ts';
import type { Puzzle } from './puzzle.ts';

/** The pool by kind. A multiset of its cards is one number: how many of each kind, in a radix of its own. */
export interface Kinds {
  readonly cards: readonly Card[];
  readonly copies: readonly number[];
  /** The value of one card of each kind. */
  readonly places: readonly number[];
}

export function kindsOf(pool: Cards): Kinds {
  const cards = [...new Set(pool)];
  const copies = cards.map((card) => pool.filter((one) => one === card).length);
  const places: number[] = [];
  copies.reduce((place, count) => (places.push(place), place * (count + 1)), 1);
  return { cards, copies, places };
}

/** How many of each kind a multiset has. */
export const countsOf = (code: number, { copies, places }: Kinds): readonly number[] =>
  copies.map((count, kind) => Math.floor(code / places[kind]!) % (count + 1));

export interface Option {
  readonly code: number;
  readonly counts: readonly number[];
  /** The rank of the whole hand. */
  readonly rank: number;
}

/** Ways to take `size` cards of the kinds from `kind` on, as counts by kind. */
function choices(size: number, copies: readonly number[], kind = 0): number[][] {
  if (kind === copies.length) return size === 0 ? [[]] : [];
  const most = Math.min(size, copies[kind]!);
  return Array.from({ length: most + 1 }, (_none, take) =>
    choices(size - take, copies, kind + 1).map((rest) => [take, ...rest]),
  ).flat();
}

function optionOf(counts: readonly number[], known: Cards, { cards, places }: Kinds): Option {
  const drawn = counts.flatMap((count, kind) => Array.from({ length: count }, () => cards[kind]!));
  return {
    code: counts.reduce((sum, count, kind) => sum + count * places[kind]!, 0),
    counts,
    rank: rank([...known, ...drawn]),
  };
}

/** For each suspect, every hand that may be. */
export function optionsIn({ known, unknown }: Puzzle, kinds: Kinds): readonly (readonly Option[])[] {
  const bySize = new Map([...new Set(unknown)].map((size) => [size, choices(size, kinds.copies)]));
  return unknown.map((size, index) =>
    bySize.get(size)!.map((counts) => optionOf(counts, known[index]!, kinds)),
  );
}

/** Whether an option can be taken from what is left. */
export const fits = ({ counts }: Option, used: readonly number[], { copies }: Kinds): boolean =>
  counts.every((count, kind) => used[kind]! + count <= copies[kind]!);

const choose = (from: number, take: number): number => {
  let ways = 1;
  for (let step = 0; step < take; step += 1) ways = (ways * (from - step)) / (step + 1);
  return ways;
};

/** In how many ways these cards can be dealt from what is left, copies told apart. */
export const waysToDeal = ({ counts }: Option, used: readonly number[], { copies }: Kinds): number =>
  counts.reduce((ways, count, kind) => ways * choose(copies[kind]! - used[kind]!, count), 1);
