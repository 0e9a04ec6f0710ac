import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { readCases } from '../../src/cases/read.ts';
import { replay } from '../../src/machines/replay.ts';
import noir from '../../src/machines/noir/index.ts';

const root = 'src/content/games/noir/cases';
const games = await loadGames();
const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readCases(join(root, file), readFileSync(join(root, file), 'utf8'), games))
  .map((read) => read.case);

describe.each(cases)('$id', (one) => {
  const trace = replay(noir, one);

  it('holds', () => {
    expect(trace.failures).toEqual([]);
  });

  it('has a reason for everybody newly ruled out, from a step that has happened', () => {
    for (const step of trace.steps) {
      for (const { because, clause } of Object.values(step.knowledge).flatMap((known) => known.new)) {
        expect(Math.max(...because)).toBeLessThanOrEqual(step.index);
        expect(clause).toMatch(/^noir\/[a-z-]+-\d+$/);
      }
    }
  });

  it('cites a clause at every step', () => {
    for (const step of trace.steps.slice(1)) expect(step.clauses).not.toHaveLength(0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(JSON.parse(JSON.stringify(replay(noir, one))));
  });
});
