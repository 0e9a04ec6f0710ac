import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { readCases } from '../../src/cases/read.ts';
import explosion from '../../src/machines/explosion/index.ts';
import { VARIANTS } from '../../src/machines/explosion/vocabulary.ts';
import { replay } from '../../src/machines/replay.ts';

const root = 'src/content/games/explosion/cases';
const games = await loadGames();
const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readCases(join(root, file), readFileSync(join(root, file), 'utf8'), games))
  .map((read) => read.case);

describe.each(cases)('$id', (one) => {
  const trace = replay(explosion, one);

  it('holds', () => {
    expect(trace.failures).toEqual([]);
  });

  it('has a reason for everybody newly ruled out, from steps that have happened', () => {
    for (const step of trace.steps) {
      for (const { because, clause } of Object.values(step.knowledge).flatMap((known) => known.new)) {
        expect(Math.max(...because)).toBeLessThanOrEqual(step.index);
        expect(clause).toMatch(/^explosion\/deduction-\d+$/);
      }
    }
  });

  it('cites a clause at every step', () => {
    for (const step of trace.steps.slice(1)) expect(step.clauses).not.toHaveLength(0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(JSON.parse(JSON.stringify(replay(explosion, one))));
  });
});

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

  it.each(Object.keys(VARIANTS))('show %s, and that it makes a difference', (key) => {
    const own = cases.filter(({ variants }) => key in variants);
    const unchanged = own.filter((one) => {
      try {
        return replay(explosion, { ...one, variants: {} }).failures.length === 0;
      } catch {
        return false;
      }
    });
    expect(own).not.toHaveLength(0);
    expect(unchanged.map(({ id }) => id)).toEqual([]);
  });
});
