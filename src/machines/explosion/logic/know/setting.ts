/** A puzzle made ready for counting: what each player can hold, and how finely cards have to be told apart. */
import { numberOf, suitOf } from '../../item-deck.ts';
import type { Card, Seat, Seats } from '../../vocabulary.ts';
import { choicesFor, fixedFor } from './choices.ts';
import type { Choice } from './choices.ts';
import { classesOf, coarsened, finenesses, isForAll } from './classes.ts';
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
  /** How finely the cards of these players have to be told apart: 0 most of all, 2 least. */
  readonly level: 0 | 1 | 2;
  /** Places of each whose cards are not known. */
  readonly open: number;
}

/** Cards told apart more or less finely. */
export interface Level {
  readonly classes: Classes;
  /** To which class of the next level each of this one belongs. */
  readonly merge: readonly number[];
}

/** Of players at the last level cards are counted out last, all at once. */
export const isLate = ({ level }: Pick<Group, 'level'>): boolean => level === 2;

export interface Setting {
  readonly puzzle: Puzzle;
  readonly structures: Structures;
  readonly tokens: Tokens;
  /** In the order in which they are dealt to: the most restricted first. */
  readonly groups: readonly Group[];
  readonly levels: readonly Level[];
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

/** Whoever has named a suit first, then whoever has told a sum or been asked alone; where nothing is open, it is all the same. */
function levelOf({ suits, sums, called }: Puzzle, seat: Seat, open: number): Group['level'] {
  if (!open || suits.some(({ who }) => who === seat)) return 0;
  const alone = called.some((call) => !isForAll(call) && call.asked.some((one) => one.seat === seat));
  return alone || sums.some(({ who }) => who === seat) ? 1 : 2;
}

const inOrder = (a: Group, b: Group): number => a.level - b.level || a.choices.length - b.choices.length;

type Ready = Pick<Setting, 'puzzle' | 'structures' | 'tokens' | 'levels'>;

function groupsOf({ puzzle, structures, tokens, levels }: Ready): readonly Group[] {
  const byName = new Map<string, Seat[]>();
  for (const seat of puzzle.opening.seats) {
    const name = nameOf(puzzle, seat, tokens);
    byName.set(name, [...(byName.get(name) ?? []), seat]);
  }
  const groups = [...byName.values()].map((seats): Group => {
    const [seat] = seats as [Seat];
    const open = fixedFor(puzzle, seat).filter((card) => card === null).length;
    const level = levelOf(puzzle, seat, open);
    const { classes } = levels[level]!;
    return { seats, open, level, choices: choicesFor({ puzzle, structures, classes, tokens }, seat) };
  });
  return groups.sort(inOrder);
}

function levelsOf(puzzle: Puzzle, free: readonly Card[]): readonly Level[] {
  const all = finenesses(puzzle).map((fineness) => classesOf(free, puzzle.opening.weapon, fineness));
  return all.map((classes, at) => {
    const next = all[at + 1];
    return { classes, merge: next ? coarsened(classes, next, free) : [] };
  });
}

export function settingFor(puzzle: Puzzle): Setting {
  const { opening, deck } = puzzle;
  const { weapon } = opening;
  const free = freeCards(puzzle);
  const dealable = opening.deck.filter((card) => suitOf(card) === weapon && !deck?.includes(card));
  const fixed = dealable.filter((card) => !free.includes(card)).length;
  const numbers = dealable.map(numberOf);
  const ready: Ready = {
    puzzle,
    structures: structuresOf(numbers),
    tokens: tokensFor(puzzle),
    levels: levelsOf(puzzle, free),
  };
  return {
    ...ready,
    groups: groupsOf(ready),
    held: deck ? numbers.reduce((all, one) => all | (1 << (one - 1)), 0) : null,
    known: fixed,
  };
}
