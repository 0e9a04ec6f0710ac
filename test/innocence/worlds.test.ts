import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import { bruteForce } from './oracle.ts';
import { logsOf, randomGame, seatsIn } from './random.ts';
import type { RandomGame } from './random.ts';

/** Small decks: every order of them can be played through. */
const games = Array.from({ length: 14 }, (_, seed) =>
  randomGame(seed + 1, { suspects: 3, cards: seed % 2 ? 7 : 8 }, 11),
);

const sorted = (counts: object): string => JSON.stringify(Object.entries(counts).sort());

function disagreements(game: RandomGame): unknown[] {
  const seats = seatsIn(game);
  const brute = bruteForce(game, seats);
  return seats.flatMap((seat) =>
    logsOf(game, seat).flatMap((log, at) => {
      const { worlds, culpritIn } = innocence.know(log).more as { worlds: number; culpritIn: object };
      const found = brute[seat]![at]!;
      // Before the deal nobody has a card to be weighed.
      if (game.tables[at]!.phase === 'deal') return [];
      const agree = worlds === found.worlds && sorted(culpritIn) === sorted(found.culpritIn);
      return agree ? [] : [{ seat, at, given: game.given, events: game.events, worlds, culpritIn, found }];
    }),
  );
}

describe('Playing every order of the deck through and keeping those that look the same to a seat', () => {
  it.each(games.map((game, index) => ({ index, game })))(
    'gives the deals, and the culprits in them, that the solver counts: game $index',
    ({ game }) => {
      expect(disagreements(game)).toEqual([]);
    },
  );

  it('was tried on games that reach the look at the deck and the end', () => {
    const types = new Set(games.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types]).toEqual(
      expect.arrayContaining(['draw', 'pass', 'lookAtDeck', 'claim', 'arrest', 'vote']),
    );
  });
});
