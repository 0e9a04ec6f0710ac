/** Whether a player can hold two cards, as far as the clues about this very player go (T-L02, T-L07, T-L08, T-L11, T-L13). */
import type { Suit, Seat } from '../../vocabulary.ts';
import { SLOTS } from '../cards.ts';
import { classOf } from '../rank.ts';
import type { Face } from './classes.ts';
import type { Puzzle } from './puzzle.ts';
import type { Token } from './tokens.ts';

/** For the boss alone: whether this needs the boss inside the bad ranks, outside, or either. */
export type Ranked = 'in' | 'out' | 'any' | 'never';

type Two = readonly [Face, Face];

const sumOf = (hand: Two): number => hand.reduce((sum, { weapon, number }) => sum + (weapon ? number : 0), 0);

/** Exactly the visible cards of a number are turned up; both if both bear it. */
function fitsCalls({ called }: Puzzle, seat: Seat, hand: Two): boolean {
  return called.every(({ number, asked, turned }) => {
    const one = asked.find((called) => called.seat === seat);
    if (!one) return true;
    const bears = hand.map((face) => face.number === number);
    const both = bears[0]! && bears[1]!;
    return SLOTS.every((slot) => {
      const isUp = turned.some((place) => place.seat === seat && place.slot === slot);
      return one.up.includes(slot) || isUp === (both || (bears[slot]! && one.visible.includes(slot)));
    });
  });
}

const suitsOf = ([one, two]: Two, weapon: Suit): readonly string[] => {
  if (one.number !== two.number) return [one.number > two.number ? one.suit : two.suit];
  return one.weapon || two.weapon ? [weapon] : [one.suit, two.suit];
};

const fitsWords = ({ suits, sums, opening }: Puzzle, seat: Seat, hand: Two): boolean =>
  sums.every(({ who, sum }) => who !== seat || hand[0].number + hand[1].number === sum) &&
  suits.every(
    (said) =>
      said.who !== seat || suitsOf(hand, opening.weapon).some((suit) => said.suits.includes(suit as Suit)),
  );

/** With the cards and the token, whether a player would have woken as they did; the boss's may turn on the rank. */
function ranksFor(puzzle: Puzzle, seat: Seat, token: Token, sum: number): Ranked {
  let ranked: Ranked = 'any';
  for (const { group, seats, out, dead } of puzzle.awake) {
    if (dead.includes(seat)) continue;
    const woke = seats.includes(seat);
    const byCards = classOf(sum) === group;
    const byToken =
      (token === 'boss' && group === 'big') ||
      (token === 'undercover' && group === 'small' && !out.includes(seat));
    const turnsOnRank = token === 'boss' && byCards && group !== 'big';
    if (turnsOnRank) ranked = woke ? 'in' : 'out';
    else if (woke !== (byCards || byToken)) return 'never';
  }
  return ranked;
}

/** Clues of waking are about weapon sums and tokens; all others about the cards as they lie. */
export const fitsCards = (puzzle: Puzzle, seat: Seat, hand: Two): boolean =>
  fitsCalls(puzzle, seat, hand) && fitsWords(puzzle, seat, hand);

export const rankedBy = (puzzle: Puzzle, seat: Seat, token: Token, hand: Two): Ranked =>
  ranksFor(puzzle, seat, token, sumOf(hand));
