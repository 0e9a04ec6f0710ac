/** All that one player can hold: the weapon cards, what else is used up, and whether the rank of the boss matters. */
import type { Card, Seat } from '../../vocabulary.ts';
import { SLOTS } from '../cards.ts';
import type { Classes, Face } from './classes.ts';
import { fitsCards, rankedBy } from './fits.ts';
import type { Ranked } from './fits.ts';
import type { Puzzle } from './puzzle.ts';
import type { Structures } from './structures.ts';
import type { Token, Tokens } from './tokens.ts';

/** One kind of hand, and in how many ways it can lie left and right. */
export interface Choice {
  readonly part: number;
  /** Weapon cards that are not known to lie there. */
  readonly weapons: number;
  /** The classes of the other cards that are not known to lie there. */
  readonly uses: readonly number[];
  readonly token: Token;
  readonly ranked: Ranked;
  readonly ways: number;
}

/** Cards known to lie with a player, left and right. */
export type Fixed = readonly [Card | null, Card | null];

export function fixedFor({ me, own, cards }: Puzzle, seat: Seat): Fixed {
  if (seat === me && own) return own;
  const at = (slot: number): Card | null =>
    cards.find(({ place }) => place.seat === seat && place.slot === slot)?.card ?? null;
  return [at(0), at(1)];
}

interface Dealing {
  readonly puzzle: Puzzle;
  readonly classes: Classes;
  readonly structures: Structures;
  readonly tokens: Tokens;
}

/** As whom a player can hold a hand: without a token, or with one that has to be marked. */
function waysToWake({ puzzle, tokens }: Dealing, seat: Seat, hand: readonly [Face, Face]): [Token, Ranked][] {
  const known = tokens.known(seat);
  const asToken = (token: Token): [Token, Ranked] => [token, rankedBy(puzzle, seat, token, hand)];
  if (known !== undefined) return [asToken(known)].filter(([, ranked]) => ranked !== 'never');
  const plain = asToken(null);
  const isPlain = plain[1] !== 'never';
  const marked = tokens.free
    .map(asToken)
    .filter(([, ranked]) => ranked !== 'never' && !(ranked === 'any' && isPlain));
  return isPlain ? [plain, ...marked] : marked;
}

const partWith = ({ parts }: Structures, faces: readonly Face[]): number => {
  const held = faces.filter(({ weapon }) => weapon).map(({ number }) => number);
  return parts.findIndex(
    ({ numbers }) => numbers.length === held.length && held.every((one) => numbers.includes(one)),
  );
};

/** The hands of a player, alike ones together. Deals no card twice within a hand. */
export function choicesFor(dealing: Dealing, seat: Seat): readonly Choice[] {
  const { puzzle, classes, structures } = dealing;
  const fixed = fixedFor(puzzle, seat);
  const [left, right] = SLOTS.map((slot) => {
    const card = fixed[slot];
    return card ? [classes.ofCard(card)] : classes.faces;
  });
  const found = new Map<string, Choice>();
  for (const one of left!)
    for (const two of right!) {
      if (one.weapon && two.weapon && one.number === two.number) continue;
      const hand = [one, two] as const;
      if (!fitsCards(puzzle, seat, hand)) continue;
      const open = hand.filter((_, slot) => fixed[slot] === null);
      const uses = open.filter(({ weapon }) => !weapon).map((face) => face.class);
      const part = partWith(structures, hand);
      const sorted = uses.sort((a, b) => a - b);
      for (const [token, ranked] of waysToWake(dealing, seat, hand)) {
        const name = `${part}|${sorted.join()}|${token}|${ranked}`;
        const ways = (found.get(name)?.ways ?? 0) + 1;
        found.set(name, { part, weapons: open.length - uses.length, uses: sorted, token, ranked, ways });
      }
    }
  return [...found.values()];
}
