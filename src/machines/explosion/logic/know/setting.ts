/** A puzzle made ready for counting: what each player can hold, and how finely cards have to be told apart. */
import { numberOf, suitOf } from '../../item-deck.ts';
import type { Card, Seat, Seats } from '../../vocabulary.ts';
import { choicesFor, fixedFor } from './choices.ts';
import type { Choice } from './choices.ts';
import { classesOf, coarse, coarsened, fine, isForAll } from './classes.ts';
import type { Classes } from './classes.ts';
import type { Puzzle } from './puzzle.ts';
import { structuresOf } from './structures.ts';
import type { Structures } from './structures.ts';
import { tokensFor } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Players of whom all the same is known. */
export interface Group {
  readonly seats: Seats;
  readonly choices: readonly Choice[];
  /** Has said something, or answered a call alone: dealt to first, with cards counted out at once. */
  readonly early: boolean;
  /** Places of each whose cards are not known. */
  readonly open: number;
}

export interface Setting {
  readonly puzzle: Puzzle;
  readonly structures: Structures;
  readonly tokens: Tokens;
  /** In the order in which they are dealt to: the most restricted first. */
  readonly groups: readonly Group[];
  readonly fine: Classes;
  readonly coarse: Classes;
  /** To which coarse class each fine one belongs. */
  readonly merge: readonly number[];
  /** The weapon cards that must be in hands, as a mask; null where any may be in the deck. */
  readonly held: number | null;
  /** Weapon cards that are known to lie with somebody. */
  readonly known: number;
}

function freeCards(puzzle: Puzzle): readonly Card[] {
  const { opening, deck } = puzzle;
  const fixed = opening.seats.flatMap((seat) => fixedFor(puzzle, seat));
  return opening.deck.filter((card) => !fixed.includes(card) && !deck?.includes(card));
}

/** All that is known of one player in particular. */
export function nameOf(puzzle: Puzzle, seat: Seat, tokens: Tokens): string {
  const { awake, called, suits, sums, outAtHiding, me } = puzzle;
  const said = (list: readonly { readonly who: Seat }[]): unknown =>
    list.filter(({ who }) => who === seat).map((one) => ({ ...one, who: null }));
  return JSON.stringify([
    fixedFor(puzzle, seat),
    seat === me,
    outAtHiding?.includes(seat),
    awake.map(({ seats, out, dead }) => [seats, out, dead].map((list) => list.includes(seat))),
    called.map(({ asked, turned }) => [
      asked.filter((one) => one.seat === seat).map(({ visible, up }) => [visible, up]),
      turned.filter((place) => place.seat === seat).map(({ slot }) => slot),
    ]),
    [said(suits), said(sums)],
    [tokens.known(seat), tokens.kindOf(seat)],
  ]);
}

/** Has said something, or turned cards up or not, alone. */
const hasSpoken = ({ suits, sums, called }: Puzzle, seat: Seat): boolean =>
  [...suits, ...sums].some(({ who }) => who === seat) ||
  called.some((call) => !isForAll(call) && call.asked.some((one) => one.seat === seat));

const inOrder = (a: Group, b: Group): number =>
  Number(b.early) - Number(a.early) || a.choices.length - b.choices.length;

type Levels = Pick<Setting, 'puzzle' | 'structures' | 'tokens' | 'fine' | 'coarse'>;

function groupsOf({ puzzle, structures, tokens, ...levels }: Levels): readonly Group[] {
  const byName = new Map<string, Seat[]>();
  for (const seat of puzzle.opening.seats) {
    const name = nameOf(puzzle, seat, tokens);
    byName.set(name, [...(byName.get(name) ?? []), seat]);
  }
  const groups = [...byName.values()].map((seats): Group => {
    const [seat] = seats as [Seat];
    const open = fixedFor(puzzle, seat).filter((card) => card === null).length;
    const early = open === 0 || hasSpoken(puzzle, seat);
    const classes = early ? levels.fine : levels.coarse;
    const choices = choicesFor({ puzzle, structures, classes, tokens }, seat);
    return { seats, open, early, choices };
  });
  return groups.sort(inOrder);
}

export function settingFor(puzzle: Puzzle): Setting {
  const { opening, deck } = puzzle;
  const { weapon } = opening;
  const free = freeCards(puzzle);
  const dealable = opening.deck.filter((card) => suitOf(card) === weapon && !deck?.includes(card));
  const fixed = dealable.filter((card) => !free.includes(card)).length;
  const numbers = dealable.map(numberOf);
  const levels = {
    puzzle,
    structures: structuresOf(numbers),
    tokens: tokensFor(puzzle),
    fine: classesOf(free, weapon, fine(puzzle)),
    coarse: classesOf(free, weapon, coarse(puzzle)),
  };
  return {
    ...levels,
    groups: groupsOf(levels),
    merge: coarsened(levels.fine, levels.coarse, free),
    held: deck ? numbers.reduce((all, one) => all | (1 << (one - 1)), 0) : null,
    known: fixed,
  };
}
