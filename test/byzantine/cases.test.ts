import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { readCases } from '../../src/cases/read.ts';
import byzantine from '../../src/machines/byzantine/index.ts';
import { VARIANTS } from '../../src/machines/byzantine/vocabulary.ts';
import { replay } from '../../src/machines/replay.ts';

const root = 'src/content/games/byzantine/cases';
const games = await loadGames();
const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readCases(join(root, file), readFileSync(join(root, file), 'utf8'), games))
  .map((read) => read.case);

describe.each(cases)('$id', (one) => {
  const trace = replay(byzantine, one);

  it('holds', () => {
    expect(trace.failures).toEqual([]);
  });

  it('has a reason for everybody newly ruled out, from steps that have happened', () => {
    for (const step of trace.steps) {
      for (const { because, clause } of Object.values(step.knowledge).flatMap((known) => known.new)) {
        expect(Math.max(...because)).toBeLessThanOrEqual(step.index);
        expect(clause).toMatch(/^byzantine\/[a-z-]+-\d+$/);
      }
    }
  });

  it('cites a clause at every step', () => {
    for (const step of trace.steps.slice(1)) expect(step.clauses).not.toHaveLength(0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(JSON.parse(JSON.stringify(replay(byzantine, one))));
  });
});

describe('The cases', () => {
  it('show every switch in another setting than the default', () => {
    const shown = new Set(cases.flatMap(({ variants }) => Object.keys(variants)));
    expect(Object.keys(VARIANTS).filter((key) => !shown.has(key))).toEqual([]);
  });

  it.each(Object.keys(VARIANTS))(
    '%s makes a difference: its case does not hold in the default edition',
    (key) => {
      const own = cases.filter(({ variants }) => key in variants);
      const unchanged = own.filter((one) => {
        try {
          return replay(byzantine, { ...one, variants: {} }).failures.length === 0;
        } catch {
          return false;
        }
      });
      expect(unchanged.map(({ id }) => id)).toEqual([]);
    },
  );
});
