/**
 * What a seat has to count with: the cards that it knows before each suspect, how many more lie there, and which cards these
 * may be (I-L01 to I-L05). How many cards lie where is in view of everybody at any time; which ones, only some steps tell.
 */
import type { Card, Cards, Suspect } from '../../vocabulary.ts';
import { sorted, union, without } from '../cards.ts';
import type { Fact, InnocenceLog } from '../facts.ts';

export interface Puzzle {
  readonly suspects: readonly Suspect[];
  /** Cards known to lie before each suspect, in the order of `suspects`. */
  readonly known: readonly Cards[];
  /** How many more. */
  readonly unknown: readonly number[];
  /** The cards that these may be, sorted. */
  readonly pool: Cards;
  /** The rest of the deck, if it is known; then the pool is used up. */
  readonly remainder: Cards | null;
  /** Kinds of card of which no copy is in the rest of the deck, by assumption. */
  readonly dealtOut: readonly Card[];
}

interface Known {
  /** Open cards, one for each suspect. */
  readonly shown: Cards[];
  /** Cards seen face down, open ones among them. */
  readonly held: Cards[];
  readonly sizes: number[];
  remainder: Cards | null;
}

function begin(
  { suspects, sizes, shown, held, own, remainder }: InnocenceLog['opening'],
  counts: boolean,
): Known {
  return {
    shown: suspects.map((who) => (counts ? shown[who]! : [])),
    held: suspects.map((who) => (counts && who === own ? [...held, ...shown[who]!] : [])),
    sizes: suspects.map((who) => sizes[who]!),
    remainder: counts ? remainder : null,
  };
}

/** Takes in what a fact tells of numbers, and, if it counts, of cards. */
function take(known: Known, fact: Fact, { suspects, own }: InnocenceLog['opening'], counts: boolean): void {
  const at = (who: Suspect | null): number => suspects.indexOf(who ?? '');
  switch (fact.type) {
    case 'dealt':
      suspects.forEach((who, index) => (known.sizes[index] = fact.sizes[who]!));
      if (counts && own) known.held[at(own)] = fact.held;
      return;
    case 'published':
      if (counts) suspects.forEach((who, index) => show(known, index, fact.cards[who]));
      return;
    case 'drew':
      known.sizes[at(fact.suspect)]! += 1;
      if (counts) hold(known, at(fact.suspect), fact.card);
      if (counts) show(known, at(fact.suspect), fact.published);
      return;
    case 'looked':
      if (counts) known.remainder = fact.remainder ?? known.remainder;
      return;
    case 'ended':
      if (counts) suspects.forEach((who, index) => (known.shown[index] = fact.hands[who]!));
      return;
    default:
  }
}

function show(known: Known, index: number, card: Card | null | undefined): void {
  if (card) known.shown[index] = [...known.shown[index]!, card];
}

function hold(known: Known, index: number, card: Card | null): void {
  if (card) known.held[index] = [...known.held[index]!, card];
}

/** The puzzle of a log; with `only`, from just what the facts of those steps tell of cards (0 is the opening). */
export function puzzleOf(log: InnocenceLog, only?: ReadonlySet<number>): Puzzle {
  const { opening, facts } = log;
  const counts = (step: number): boolean => !only || only.has(step);
  const found = begin(opening, counts(0));
  for (const { step, fact } of facts) take(found, fact, opening, counts(step));
  const known = found.shown.map((cards, index) => union(found.held[index]!, cards));
  return {
    suspects: opening.suspects,
    known,
    unknown: found.sizes.map((size, index) => size - known[index]!.length),
    pool: sorted(without(opening.composition, [...known.flat(), ...(found.remainder ?? [])]) ?? []),
    remainder: found.remainder,
    dealtOut: [],
  };
}
