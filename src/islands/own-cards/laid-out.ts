/** The reader's own cards: the numbers of the deck, and what lies before each suspect. */
import { ASSUMED, physicalFor, PHYSICAL, WEAPON } from '../../machines/innocence/deck.ts';
import { kindOf, levelOf, sorted, without } from '../../machines/innocence/logic/cards.ts';
import type { Card, Cards } from '../../machines/innocence/vocabulary.ts';

/** All but the physical evidence. */
export interface Numbers {
  readonly statements: readonly number[];
  readonly testimonies: readonly number[];
  readonly weapons: number;
}

/** Open cards, and covered ones; null is one that nobody is told. */
export interface Laid {
  readonly open: Cards;
  readonly covered: readonly (Card | null)[];
}

export interface Layout {
  readonly numbers: Numbers;
  /** By suspect, A first. */
  readonly hands: { readonly [who: string]: Laid };
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** Suspects that there may be (I-003, I-004). */
export const SIZES = [3, 4, 5] as const;
/** The largest number that a card may have, and how many cards besides the physical evidence are worked out in good time. */
export const HIGHEST = 99;
export const MOST = 12;

const numbersOf = (kind: 'statement' | 'testimony'): readonly number[] =>
  ASSUMED.filter((card) => kindOf(card) === kind).map(levelOf);

/** What this site assumes (I-G02). */
export const ASSUMED_NUMBERS: Numbers = {
  statements: numbersOf('statement'),
  testimonies: numbersOf('testimony'),
  weapons: ASSUMED.filter((card) => card === WEAPON).length,
};

/** Ends in a tie on four that the valid cards decide. */
export const EXAMPLE: Layout = {
  numbers: ASSUMED_NUMBERS,
  hands: {
    A: { open: ['S4'], covered: ['S1'] },
    B: { open: ['P'], covered: ['P'] },
    C: { open: ['T3'], covered: ['P'] },
  },
};

/** All evidence cards of so many suspects, sorted. */
export function compositionOf({ statements, testimonies, weapons }: Numbers, suspects: number): Cards {
  return sorted([
    ...Array.from({ length: physicalFor(suspects) }, () => PHYSICAL),
    ...statements.map((level) => `S${level}`),
    ...testimonies.map((level) => `T${level}`),
    ...Array.from({ length: weapons }, () => WEAPON),
  ]);
}

export const cardCount = ({ statements, testimonies, weapons }: Numbers): number =>
  statements.length + testimonies.length + weapons;

/** Cards that lie before somebody and are told. */
const toldIn = (hands: Layout['hands']): Cards =>
  Object.values(hands).flatMap(({ open, covered }) => [
    ...open,
    ...covered.filter((card): card is Card => card !== null),
  ]);

/** What is still in the deck, as far as is told; null where more lies on the table than there is. */
export const leftOf = ({ numbers, hands }: Layout): Cards | null =>
  without(compositionOf(numbers, Object.keys(hands).length), toldIn(hands));

/** Whether there are cards enough: an open one for everybody, and no more on the table than in the deck. */
export const suffices = ({ numbers, hands }: Layout): boolean => {
  const laid = Object.values(hands);
  const sum = laid.reduce((so, { open, covered }) => so + open.length + covered.length, 0);
  return laid.every(({ open }) => open.length) && sum <= compositionOf(numbers, laid.length).length;
};

/** Numbers as the game can have them: whole, not too large, not too many. */
export function fittedNumbers({ statements, testimonies, weapons }: Numbers): Numbers {
  const held = Math.min(2, Math.max(1, weapons));
  const some = (levels: readonly number[], room: number): readonly number[] =>
    levels
      .filter((level) => level <= HIGHEST)
      .slice(0, room)
      .toSorted((a, b) => a - b);
  const said = some(statements, MOST - held);
  return { statements: said, testimonies: some(testimonies, MOST - held - said.length), weapons: held };
}

/** A hand as far as its cards are left; `wanted` is an open card that is not. */
interface Kept extends Laid {
  readonly wanted: Card | undefined;
}

/** Two or three cards, one covered at least; a card that there is not is no longer told, or not there. */
function kept({ open, covered }: Laid, left: Card[]): Kept {
  const take = (card: Card | null): Card | null => {
    const at = card ? left.indexOf(card) : -1;
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const shown = open
    .slice(0, 2)
    .map(take)
    .filter((card) => card !== null);
  const room = 3 - Math.max(1, shown.length);
  return {
    open: shown,
    covered: (covered.length ? covered : [null]).slice(0, room).map(take),
    wanted: open[0],
  };
}

/** For whoever has no open card: one of the kind that was wanted, or any. */
function opened({ open, covered, wanted = '' }: Kept, left: Card[]): Laid {
  if (open.length || !left.length) return { open, covered };
  const alike = left.findIndex((card) => card[0] === wanted[0]);
  return { open: left.splice(Math.max(0, alike), 1), covered };
}

/** The layout with nothing in it that the deck does not have, for so many suspects. */
export function fitted({ numbers, hands }: Layout, suspects = Object.keys(hands).length): Layout {
  const fit = fittedNumbers(numbers);
  const left = [...compositionOf(fit, suspects)];
  // what is there stays where it lies; only then is anything put in the place of what is not
  const found = LETTERS.slice(0, suspects).map((who) => [who, kept(hands[who] ?? NOTHING, left)] as const);
  return { numbers: fit, hands: Object.fromEntries(found.map(([who, hand]) => [who, opened(hand, left)])) };
}

const NOTHING: Laid = { open: [], covered: [] };
