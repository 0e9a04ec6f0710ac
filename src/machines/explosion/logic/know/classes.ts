/** Item cards that no clue tells apart, counted together. Weapon cards stand for themselves, for ranks turn on them. */
import { NUMBERS, numberOf, suitOf } from '../../item-deck.ts';
import type { CardNumber } from '../../item-deck.ts';
import type { Card, Suit } from '../../vocabulary.ts';
import type { Puzzle } from './puzzle.ts';

/** A card as far as it matters: a weapon card, or any of `class`. Number 0 and suit '' mean that they do not matter. */
export interface Face {
  readonly weapon: boolean;
  readonly number: number;
  readonly suit: Suit | '';
  /** Its class among the others; -1 for a weapon card. */
  readonly class: number;
}

export interface Classes {
  readonly faces: readonly Face[];
  /** How many cards of each class may be dealt. */
  readonly sizes: readonly number[];
  readonly ofCard: (card: Card) => Face;
}

/** How finely cards are told apart: all numbers, or just some; and by suits. */
export interface Fineness {
  readonly numbers: 'all' | readonly number[];
  readonly suits: boolean;
}

/** A number called out for all, as by the bartender; one called out for a single player concerns that player alone. */
export const isForAll = ({ asked }: Puzzle['called'][number]): boolean => asked.length > 2;

const calledOut = (called: Puzzle['called']): readonly number[] => called.map(({ number }) => number);

/** The numbers of which two make a sum. */
const partsOf = ({ sum }: Puzzle['sums'][number]): readonly number[] =>
  NUMBERS.filter((one) => NUMBERS.includes((sum - one) as CardNumber));

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort();

/**
 * Three levels, the finest first: for those who have named a suit; for those who have told a sum or been asked alone; for
 * everybody else, of whom at most the numbers called out for all matter.
 */
export const finenesses = ({ suits, sums, called }: Puzzle): readonly [Fineness, Fineness, Fineness] => [
  suits.length
    ? { numbers: 'all', suits: true }
    : { numbers: unique([...sums.flatMap(partsOf), ...calledOut(called)]), suits: false },
  { numbers: unique([...sums.flatMap(partsOf), ...calledOut(called)]), suits: false },
  { numbers: unique(calledOut(called.filter(isForAll))), suits: false },
];

/** The classes of the cards that are `free` to lie anywhere. */
export function classesOf(free: readonly Card[], weapon: Suit, { numbers, suits }: Fineness): Classes {
  const faces: Face[] = [];
  const sizes: number[] = [];
  const ids = new Map<string, number>();
  const plain = (card: Card): Face => {
    const number = numbers === 'all' || numbers.includes(numberOf(card)) ? numberOf(card) : 0;
    const suit = suits ? suitOf(card) : '';
    const name = `${number}${suit}`;
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return { weapon: false, number, suit, class: id };
  };
  const ofCard = (card: Card): Face =>
    suitOf(card) === weapon ? { weapon: true, number: numberOf(card), suit: weapon, class: -1 } : plain(card);
  for (const card of free) {
    const face = ofCard(card);
    if (face.weapon || sizes[face.class] === undefined) faces.push(face);
    if (!face.weapon) sizes[face.class] = (sizes[face.class] ?? 0) + 1;
  }
  return { faces, sizes, ofCard };
}

/** To which class of the coarser ones each class of the finer ones belongs. */
export const coarsened = (from: Classes, to: Classes, deck: readonly Card[]): readonly number[] =>
  from.sizes.map((_, id) => {
    const card = deck.find((one) => from.ofCard(one).class === id)!;
    return to.ofCard(card).class;
  });
