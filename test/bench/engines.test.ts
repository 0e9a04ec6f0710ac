import { describe, expect, it, vi } from 'vitest';
import { checkAgreement } from '../../scripts/bench/agree.ts';
import { byLogic } from '../../scripts/bench/by-logic.ts';
import { WAYS } from '../../scripts/bench/engines.ts';
import { gamesFrom, movesIn } from '../../scripts/bench/games.ts';
import type { Way } from '../../scripts/bench/way.ts';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';

const games = gamesFrom(8);

/** Plain logic with one move of each game replaced. */
const astray = (at: number, replace: (event: NoirEvent) => NoirEvent[]): Way => ({
  name: 'astray',
  begin(game) {
    const match = byLogic.begin(game);
    let made = 0;
    return {
      ...match,
      play(event) {
        made += 1;
        for (const other of made === at ? replace(event) : [event]) match.play(other);
      },
    };
  },
});

describe('The ways that the benchmark compares', () => {
  it('stand alike after every move', () => {
    expect(movesIn(games)).toBeGreaterThan(150);
    expect(() => checkAgreement(WAYS, games)).not.toThrow();
  });

  it.each(WAYS)('end where the game ends: $name', ({ begin }) => {
    for (const game of games) {
      const match = begin(game);
      for (const event of game.events) match.play(event);
      const { table, turn } = match.standing();
      expect(table).toEqual(game.tables.at(-1));
      expect(turn).toBe(table.winner === 'none' ? table.turn : null);
    }
  });

  it.each(WAYS)('stand still at a move that the rules refuse: $name', ({ begin }) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const match = begin(games[0]!);
    const before = match.standing();
    match.play({ type: 'arrest', suspect: 'A' });
    match.play({ type: 'shift', axis: 'row', at: 1, to: 'left' });
    expect(match.standing()).toEqual(before);
    reported.mockRestore();
  });
});

describe('The comparison stops', () => {
  it('at the first move after which a way stands elsewhere, and says what differs', () => {
    const stops = () => checkAgreement([byLogic, astray(2, () => [])], games);
    expect(stops).toThrow(
      /^seed 1, move 2 \(choose\): astray and plain logic differ in whose turn it is, .*chosen/,
    );
  });

  it('at the first move that a way cannot make', () => {
    const fails = astray(3, () => {
      throw new Error('no such move');
    });
    expect(() => checkAgreement([byLogic, fails], games)).toThrow(
      /^seed 1, move 3 .*astray fails: no such move$/,
    );
  });
});
