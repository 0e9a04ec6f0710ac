import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import { handSize } from '../../src/machines/innocence/logic/hands.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import { randomGame } from './random.ts';
import type { RandomGame } from './random.ts';

const games = Array.from({ length: 120 }, (_, seed) =>
  randomGame(seed, { suspects: 3 + (seed % 3), identities: seed % 2 === 0 }),
);

/** The given positions and events of games that break a law. */
const breaking = (law: (game: RandomGame) => boolean): unknown[] =>
  games.filter((game) => !law(game)).map(({ given, events }) => ({ given, events }));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

describe('The table', () => {
  const everyTable = (holds: (table: Table) => boolean) => (game: RandomGame) => game.tables.every(holds);

  it('has every evidence card in one place: before a suspect or in the deck', () => {
    const law = everyTable(({ hands, deck, composition }) => {
      const held = Object.values(hands).flatMap(({ hidden, shown }) => [...hidden, ...shown]);
      return same([...held, ...deck.order!].sort(), [...composition].sort());
    });
    expect(breaking(law)).toEqual([]);
  });

  it('never runs out of cards to draw', () => {
    const law = everyTable(({ deck }) => deck.size >= 3 && deck.size === deck.order!.length);
    expect(breaking(law)).toEqual([]);
  });

  it('has two or three cards before each suspect after the deal, one of them open and one covered until the end', () => {
    const law = everyTable((table) => {
      if (table.phase === 'deal' || table.phase === 'reveal' || table.ending) return true;
      return Object.values(table.hands).every(
        (hand) => [2, 3].includes(handSize(hand)) && hand.hidden.length > 0 && hand.shown.length > 0,
      );
    });
    expect(breaking(law)).toEqual([]);
  });

  it('leaves something to do until the end, and nothing afterwards', () => {
    const law = everyTable((table) => innocence.legal(table).length > 0 === !table.ending);
    expect(breaking(law)).toEqual([]);
  });

  it('gives each suspect one turn', () => {
    const law = ({ tables }: RandomGame) => {
      const { played } = tables.at(-1)!;
      return new Set(played).size === played.length;
    };
    expect(breaking(law)).toEqual([]);
  });
});
