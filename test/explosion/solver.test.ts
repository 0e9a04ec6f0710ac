import { describe, expect, it } from 'vitest';
import explosion from '../../src/machines/explosion/index.ts';
import { bruteForce } from './oracle.ts';
import { isOn, smallGame } from './puzzles.ts';
import type { SmallGame } from './puzzles.ts';
import { logsOf } from './random.ts';

const games = Array.from({ length: 160 }, (_, seed) => smallGame(seed))
  .filter(isOn)
  .slice(0, 32);

/** Shares in lowest terms, by trying every deal. */
function tried({ game, seat }: SmallGame): { [seat: string]: number } {
  const counts = bruteForce(game, seat);
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return Object.fromEntries([...counts].sort().map(([who, count]) => [who, count / all]));
}

function solved({ game, seat }: SmallGame): { [seat: string]: number } {
  const { more } = explosion.know(logsOf(game, seat).at(-1)!);
  const shares = Object.entries(more!['shares'] as { [who: string]: { share: string } });
  const value = (share: string): number => Number(share.split('/')[0]) / Number(share.split('/')[1]);
  return Object.fromEntries(shares.sort().map(([who, { share }]) => [who, value(share)]));
}

describe('What a seat knows is what trying every deal of cards and roles gives', () => {
  it.each(games.map((one, at) => [at, one] as const))('in small game %i', (_at, one) => {
    const expected = tried(one);
    const found = solved(one);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    for (const [who, share] of Object.entries(expected)) expect(found[who]).toBeCloseTo(share, 10);
  });
});

describe('The small games', () => {
  it('are played with and without a host, with wakes, looks, answers and calls', () => {
    const types = new Set(
      games.flatMap(({ game, seat }) =>
        logsOf(game, seat)
          .at(-1)!
          .facts.flatMap(({ fact }) => fact.map(({ type }) => type)),
      ),
    );
    expect([...types]).toEqual(expect.arrayContaining(['awake', 'signal', 'card', 'cleared', 'role']));
  });
});
