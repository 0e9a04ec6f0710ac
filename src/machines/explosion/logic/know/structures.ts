/**
 * How weapon cards can lie together in hands: each card alone, in a pair, or in no hand. With seven cards there are 1,850
 * such structures, whoever holds what; they have a fixed order of rank, which is all that culprit and accomplice turn on.
 */
import { rankKey } from '../rank.ts';

/** The weapon cards of one hand: none, one, or two. */
export interface Part {
  readonly numbers: readonly number[];
  readonly mask: number;
  /** Its rank; 0 for none. */
  readonly key: number;
}

export interface Structures {
  /** Part 0 is none; the others in order of rank. */
  readonly parts: readonly Part[];
  readonly count: number;
  /** `next[structure * parts.length + part]`: the structure with one hand more, or -1 where a card is taken. */
  readonly next: Int16Array;
  readonly mask: Uint8Array;
  readonly cards: Uint8Array;
  /** The ranks in each structure, the highest first. */
  readonly keys: readonly (readonly number[])[];
}

const maskOf = (numbers: readonly number[]): number =>
  numbers.reduce((mask, one) => mask | (1 << (one - 1)), 0);

export function partsOf(numbers: readonly number[]): readonly Part[] {
  const part = (held: readonly number[]): Part => ({ numbers: held, mask: maskOf(held), key: rankKey(held) });
  const pairs = numbers.flatMap((high) =>
    numbers.filter((low) => low < high).map((low) => part([high, low])),
  );
  const held = [...numbers.map((one) => part([one])), ...pairs].sort((a, b) => a.key - b.key);
  return [part([]), ...held];
}

function build(numbers: readonly number[]): Structures {
  const parts = partsOf(numbers);
  const ids = new Map<string, number>([['', 0]]);
  const found: (readonly number[])[] = [[]];
  const next: number[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const blocks = found[at]!;
    const taken = blocks.reduce((mask, block) => mask | parts[block]!.mask, 0);
    parts.forEach(({ mask }, part) => {
      if (mask & taken) return void next.push(-1);
      const wider = part === 0 ? blocks : [...blocks, part].sort((a, b) => b - a);
      const name = wider.join();
      if (!ids.has(name)) {
        ids.set(name, found.length);
        found.push(wider);
      }
      next.push(ids.get(name)!);
    });
  }
  const mask = found.map((blocks) => blocks.reduce((all, block) => all | parts[block]!.mask, 0));
  return {
    parts,
    count: found.length,
    next: Int16Array.from(next),
    mask: Uint8Array.from(mask),
    cards: Uint8Array.from(found, (blocks) =>
      blocks.reduce((sum, block) => sum + parts[block]!.numbers.length, 0),
    ),
    keys: found.map((blocks) => blocks.map((block) => parts[block]!.key)),
  };
}

const built = new Map<string, Structures>();

/** The structures of the weapon cards with these numbers; each list of numbers is worked out once. */
export function structuresOf(numbers: readonly number[]): Structures {
  const name = numbers.join();
  const known = built.get(name) ?? build(numbers);
  built.set(name, known);
  return known;
}
