/** Every case of every game, found by folder: it holds, and its trace keeps what all traces promise. */
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/machines/replay.ts';
import { cases, games } from '../lib/every-case.ts';

describe.each(cases)('$id', (one) => {
  const { game } = games.get(one.game)!;
  const trace = replay(game, one);

  it('holds', () => {
    expect(trace.failures).toEqual([]);
  });

  it('has a reason for everybody newly ruled out, from steps that have happened', () => {
    for (const step of trace.steps) {
      for (const { because, clause } of Object.values(step.knowledge).flatMap((known) => known.new)) {
        expect(Math.max(...because)).toBeLessThanOrEqual(step.index);
        expect(clause).toMatch(new RegExp(`^${one.game}/[a-z-]+-\\d+$`));
      }
    }
  });

  it('cites a clause at every step', () => {
    for (const step of trace.steps.slice(1)) expect(step.clauses).not.toHaveLength(0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(JSON.parse(JSON.stringify(replay(game, one))));
  });
});

describe.each([...games].map(([id, { game }]) => ({ id, game })))('The cases of $id', ({ id, game }) => {
  const own = cases.filter((one) => one.game === id);

  it('show every switch in another setting than the default', () => {
    const shown = new Set(own.flatMap(({ variants }) => Object.keys(variants)));
    expect(Object.keys(game.variants).filter((key) => !shown.has(key))).toEqual([]);
  });

  it('are in another setting of a switch only where that makes a difference', () => {
    const idle = own.filter((one) => {
      if (Object.keys(one.variants).length === 0) return false;
      try {
        return replay(game, { ...one, variants: {} }).failures.length === 0;
      } catch {
        return false;
      }
    });
    expect(idle.map((one) => one.id)).toEqual([]);
  });
});
