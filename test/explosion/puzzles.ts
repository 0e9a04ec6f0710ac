/** Games on small decks in which most cards are known to one seat, so that every deal can be tried. */
import explosion from '../../src/machines/explosion/index.ts';
import { ROLES } from '../../src/machines/explosion/roles.ts';
import { ITEM_DECK } from '../../src/machines/explosion/item-deck.ts';
import type { Card } from '../../src/machines/explosion/item-deck.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import type { Seat } from '../../src/machines/explosion/vocabulary.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { pick, randomFrom, shuffled } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';
import { playFrom, randomDeal } from './random.ts';
import type { RandomGame } from './random.ts';

/**
 * Brute force leaves roles blank on which nothing turns: the hacker would count them, and as long as a guard may step in
 * nobody is told who is out.
 */
const KNOWN = ROLES.filter((role) => role !== 'hacker' && role !== 'guard');

export interface SmallGame {
  readonly game: RandomGame;
  readonly seat: Seat;
}

/** A deck with all of one suit, and as many other cards as the players need, and two or three more. */
function smallDeck(random: Random, players: number): Card[] {
  const weapons = ITEM_DECK.filter((card) => card.startsWith('S'));
  const others = shuffled(
    random,
    ITEM_DECK.filter((card) => !card.startsWith('S')),
  );
  return [...weapons, ...others.slice(0, 2 * players + pick(random, [2, 3]) - weapons.length)];
}

/** How many of each other player's cards one has seen: so many that few places are left open. */
function seenCards(
  random: Random,
  hands: { [seat: string]: Card[] },
  { seat, open }: { seat: Seat; open: number },
): JsonObject {
  const others = shuffled(
    random,
    Object.keys(hands).filter((one) => one !== seat),
  );
  let left = 2 * others.length - open;
  const seen: { [seat: string]: Card[] } = {};
  for (const [at, one] of others.entries()) {
    const most = left >= 2 * (others.length - at) ? 2 : Math.min(2, Math.ceil(left / (others.length - at)));
    const cards = shuffled(random, hands[one]!).slice(0, Math.min(left, most));
    left -= cards.length;
    if (cards.length) seen[one] = cards;
  }
  return seen;
}

export function smallGame(seed: number): SmallGame {
  const random = randomFrom(seed);
  const players = pick(random, [4, 6, 6, 7, 9, 9]);
  const deal = randomDeal(random, players, { deck: smallDeck(random, players), among: KNOWN });
  const hands = deal['hands'] as unknown as { [seat: string]: Card[] };
  const seats = Object.keys(hands) as Seat[];
  const seat = pick(random, seats);
  const shown = shuffled(
    random,
    seats.filter((one) => one !== seat),
  ).slice(0, players - 3);
  const given = {
    ...deal,
    weapon: 'S',
    view: seat,
    faceUp: shown,
    flipped: [],
    known: { cards: seenCards(random, hands, { seat, open: pick(random, [2, 3, 3]) }) },
  };
  return { game: playFrom(random, { given, variants: {}, moves: pick(random, [3, 6, 10, 16]) }), seat };
}

/** Somebody is the culprit, and the game goes on. */
export const isOn = ({ game }: SmallGame): boolean =>
  game.tables.every(({ winner }: Table) => winner === 'none') && explosion.legal(game.tables[0]!).length > 0;
