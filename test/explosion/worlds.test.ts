import { describe, expect, it } from 'vitest';
import explosion from '../../src/machines/explosion/index.ts';
import { bruteForce } from './oracle.ts';
import { isOn, smallGame } from './puzzles.ts';
import type { SmallGame } from './puzzles.ts';
import { logsOf } from './random.ts';

const TYPES = [
  'awake',
  'signal',
  'knockedOut',
  'cleared',
  'hid',
  'card',
  'role',
  'notBarOwner',
  'deck',
  'called',
  'suit',
  'sum',
] as const;
const ENOUGH = 4;

const typesIn = ({ game, seat }: SmallGame): readonly string[] => [
  ...new Set(
    logsOf(game, seat)
      .at(-1)!
      .facts.flatMap(({ fact }) => fact.map(({ type }) => type)),
  ),
];

/** Small games until each type of fact has been seen some times. */
function someOfEach(): SmallGame[] {
  const counts = new Map<string, number>(TYPES.map((type) => [type, 0]));
  const chosen: SmallGame[] = [];
  for (let seed = 0; [...counts.values()].some((count) => count < ENOUGH); seed += 1) {
    const one = smallGame(seed);
    const types = isOn(one) ? typesIn(one) : [];
    if (!types.some((type) => (counts.get(type) ?? ENOUGH) < ENOUGH)) continue;
    chosen.push(one);
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return chosen;
}
const games = someOfEach();

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
