/** A puzzle made ready for counting: what each player can hold, and how finely cards have to be told apart. */
import { numberOf, suitOf } from '../../item-deck.ts';
import type { Card, Seat } from '../../vocabulary.ts';
import { choicesFor, fixedFor } from './choices.ts';
import type { Choice } from './choices.ts';
import { classesOf, coarse, fine } from './classes.ts';
import type { Classes } from './classes.ts';
import type { Puzzle } from './puzzle.ts';
import { structuresOf } from './structures.ts';
import type { Structures } from './structures.ts';
import { tokensFor } from './tokens.ts';
import type { Tokens } from './tokens.ts';

export interface Player {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** Has said something that turns on all numbers: dealt first, with cards counted out at once. */
  readonly early: boolean;
  /** Places whose cards are not known. */
  readonly open: number;
  /** Players of whom all the same is known bear the same name. */
  readonly name: string;
}

export interface Setting {
  readonly puzzle: Puzzle;
  readonly structures: Structures;
  readonly tokens: Tokens;
  /** In the order in which they are dealt to: the most restricted first. */
  readonly players: readonly Player[];
  readonly fine: Classes;
  readonly coarse: Classes;
  /** The cards that are not known to lie anywhere. */
  readonly free: readonly Card[];
  /** The weapon cards that must be in hands, as a mask; null where any may be in the deck. */
  readonly held: number | null;
}

function freeCards(puzzle: Puzzle): readonly Card[] {
  const { opening, deck } = puzzle;
  const fixed = opening.seats.flatMap((seat) => fixedFor(puzzle, seat));
  return opening.deck.filter((card) => !fixed.includes(card) && !deck?.includes(card));
}

/** All that is known of one player in particular. */
function nameOf(puzzle: Puzzle, seat: Seat, tokens: Tokens): string {
  const { awake, called, suits, sums, cleared, outAtHiding, me } = puzzle;
  const about = (list: readonly { readonly who: Seat }[]): unknown => list.filter(({ who }) => who === seat);
  const own = (one: object): unknown => ({ ...one, who: null });
  const fixed = fixedFor(puzzle, seat);
  return JSON.stringify([
    fixed,
    seat === me,
    cleared.includes(seat),
    outAtHiding?.includes(seat),
    awake.map(({ seats, out, dead }) => [seats, out, dead].map((list) => list.includes(seat))),
    called.map(({ asked, turned }) => [
      asked.filter((one) => one.seat === seat).map(({ visible, up }) => [visible, up]),
      turned.filter((place) => place.seat === seat).map(({ slot }) => slot),
    ]),
    [about(suits), about(sums)].map((list) => (list as object[]).map(own)),
    [tokens.optionsFor(seat), tokens.isUnknown(seat), tokens.mayBeBarOwner(seat)],
  ]);
}

const hasSpoken = ({ suits, sums }: Puzzle, seat: Seat): boolean =>
  [...suits, ...sums].some(({ who }) => who === seat);

const inOrder = (a: Player, b: Player): number =>
  Number(b.early) - Number(a.early) || a.choices.length - b.choices.length;

export function settingFor(puzzle: Puzzle): Setting {
  const { opening, deck } = puzzle;
  const { weapon } = opening;
  const free = freeCards(puzzle);
  const held = opening.deck.filter((card) => suitOf(card) === weapon && !deck?.includes(card)).map(numberOf);
  const structures = structuresOf(held);
  const tokens = tokensFor(puzzle);
  const levels = {
    fine: classesOf(free, weapon, fine(puzzle)),
    coarse: classesOf(free, weapon, coarse(puzzle)),
  };
  const known = new Map<string, readonly Choice[]>();
  const players = opening.seats.map((seat): Player => {
    const name = nameOf(puzzle, seat, tokens);
    const open = fixedFor(puzzle, seat).filter((card) => card === null).length;
    const early = open === 0 || hasSpoken(puzzle, seat);
    const dealing = { puzzle, structures, classes: early ? levels.fine : levels.coarse };
    const choices = known.get(name) ?? choicesFor(dealing, seat, tokens.optionsFor(seat));
    known.set(name, choices);
    return { seat, name, open, early, choices };
  });
  const mask = deck ? held.reduce((all, one) => all | (1 << (one - 1)), 0) : null;
  return { puzzle, structures, tokens, players: players.sort(inOrder), ...levels, free, held: mask };
}
