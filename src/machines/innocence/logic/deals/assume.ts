/** A puzzle under the assumption that what somebody said about cards is true (I-L06): kept apart from what is known. */
import type { Claimed } from '../../vocabulary.ts';
import { sameCards, sorted, without } from '../cards.ts';
import type { InnocenceLog } from '../facts.ts';
import type { Puzzle } from './puzzle.ts';

/** Null: it cannot be true. */
type Assumed = Puzzle | null;

const restSize = ({ pool, unknown }: Puzzle): number =>
  pool.length - unknown.reduce((sum, size) => sum + size, 0);

/** The rest of the deck is just these cards. */
function asRemainder(puzzle: Puzzle, { cards }: Claimed): Assumed {
  if (puzzle.remainder) return sameCards(puzzle.remainder, cards) ? puzzle : null;
  const pool = without(puzzle.pool, cards);
  return pool && cards.length === restSize(puzzle) ? { ...puzzle, pool, remainder: sorted(cards) } : null;
}

/** These cards are in the rest of the deck, whatever else is. */
function asInDeck(puzzle: Puzzle, { cards }: Claimed): Assumed {
  if (puzzle.remainder) return without(puzzle.remainder, cards) && puzzle;
  const pool = without(puzzle.pool, cards);
  return pool && cards.length <= restSize(puzzle) ? { ...puzzle, pool } : null;
}

/** No copy of these cards is in the rest of the deck. */
function asNotInDeck(puzzle: Puzzle, { cards }: Claimed): Assumed {
  const { remainder } = puzzle;
  if (remainder) return cards.some((card) => remainder.includes(card)) ? null : puzzle;
  return { ...puzzle, dealtOut: [...puzzle.dealtOut, ...cards] };
}

/** The hidden cards of whoever speaks are just these. */
function asHidden(puzzle: Puzzle, { by, cards }: Claimed, { opening, facts }: InnocenceLog): Assumed {
  const index = puzzle.suspects.indexOf(by);
  const open = [...opening.shown[by]!, ...facts.flatMap(({ fact }) => openedBy(fact, by))];
  const more = without([...open, ...cards], puzzle.known[index]!);
  const pool = more && without(puzzle.pool, more);
  if (!pool || more.length !== puzzle.unknown[index]) return null;
  return {
    ...puzzle,
    pool,
    known: puzzle.known.map((known, at) => (at === index ? [...known, ...more] : known)),
    unknown: puzzle.unknown.map((size, at) => (at === index ? 0 : size)),
  };
}

function openedBy(fact: InnocenceLog['facts'][number]['fact'], who: string): readonly string[] {
  if (fact.type === 'published') return [fact.cards[who]!];
  return fact.type === 'drew' && fact.suspect === who && fact.published ? [fact.published] : [];
}

export function assume(puzzle: Puzzle, claim: Claimed, log: InnocenceLog): Assumed {
  switch (claim.about) {
    case 'remainder':
      return asRemainder(puzzle, claim);
    case 'inDeck':
      return asInDeck(puzzle, claim);
    case 'notInDeck':
      return asNotInDeck(puzzle, claim);
    case 'hidden':
      return asHidden(puzzle, claim, log);
  }
}
