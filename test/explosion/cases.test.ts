import { describe, expect, it } from 'vitest';
import explosion from '../../src/machines/explosion/index.ts';
import { replay } from '../../src/machines/replay.ts';
import { cases as every } from '../lib/every-case.ts';

const cases = every.filter(({ game }) => game === 'explosion');

describe('The cases', () => {
  it('are at least eighty, with a whole game for each number of players', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    const whole = cases.filter(({ id }) => id.includes('a-whole-game')).map((one) => replay(explosion, one));
    expect(whole.map(({ steps }) => steps.at(-1)!.winner)).not.toContain('none');
    expect(whole.map(({ steps }) => steps[0]!.position['players']).sort()).toEqual([4, 6, 9]);
  });

  it('play every role', () => {
    const played = new Set(cases.flatMap(({ given }) => Object.values((given['roles'] ?? {}) as object)));
    const shown = new Set([...played, ...cases.map(({ given }) => given['deceased'])]);
    expect([...shown].filter(Boolean)).toHaveLength(24);
  });
});
