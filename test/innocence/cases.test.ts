import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../src/cases/games.ts';
import { readCases } from '../../src/cases/read.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { KINDS, REFUSALS, VARIANTS } from '../../src/machines/innocence/vocabulary.ts';
import { replay } from '../../src/machines/replay.ts';

const root = 'src/content/games/innocence/cases';
const games = await loadGames();
const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readCases(join(root, file), readFileSync(join(root, file), 'utf8'), games))
  .map((read) => read.case);

describe.each(cases)('$id', (one) => {
  const trace = replay(innocence, one);

  it('holds', () => {
    expect(trace.failures).toEqual([]);
  });

  it('has a reason for everybody newly ruled out, from steps that have happened', () => {
    for (const step of trace.steps) {
      for (const { because, clause } of Object.values(step.knowledge).flatMap((known) => known.new)) {
        expect(Math.max(0, ...because)).toBeLessThanOrEqual(step.index);
        expect(clause).toMatch(/^innocence\/[a-z-]+-\d+$/);
      }
    }
  });

  it('cites a clause at every step', () => {
    for (const step of trace.steps.slice(1)) expect(step.clauses).not.toHaveLength(0);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  });

  it('comes out the same when it is replayed again', () => {
    expect(JSON.parse(JSON.stringify(trace))).toEqual(JSON.parse(JSON.stringify(replay(innocence, one))));
  });
});

describe('The cases', () => {
  const traces = cases.map((one) => replay(innocence, one));
  const steps = traces.flatMap((trace) => trace.steps);

  it('show every refusal', () => {
    const shown = new Set(steps.map(({ refused }) => refused?.id));
    expect(REFUSALS.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('show every kind of reason', () => {
    const known = steps.flatMap(({ knowledge }) => Object.values(knowledge));
    const shown = new Set(known.flatMap(({ ruledOut }) => ruledOut.map(({ kind }) => kind)));
    expect(KINDS.filter((kind) => !shown.has(kind))).toEqual([]);
  });

  it('play a whole game, from two cards each to the end, in both modes with three, four and five suspects', () => {
    const whole = traces.filter(({ steps: all }) => {
      const first = all[0]!.position['phase'];
      return (first === 'deal' || first === 'reveal') && all.at(-1)!.position['over'] === true;
    });
    const played = whole.map(({ steps: [first] }) => {
      const { mode, suspects } = first!.position as { mode: string; suspects: readonly string[] };
      return `${mode} ${suspects.length}`;
    });
    expect([...new Set(played)].sort()).toEqual(
      ['detective', 'sheriff'].flatMap((mode) => [3, 4, 5].map((count) => `${mode} ${count}`)),
    );
  });

  it.each(Object.keys(VARIANTS))(
    '%s makes a difference: its case does not hold in the default edition',
    (key) => {
      const own = cases.filter(({ variants }) => key in variants);
      expect(own).not.toHaveLength(0);
      const unchanged = own.filter(
        (one) => replay(innocence, { ...one, variants: {} }).failures.length === 0,
      );
      expect(unchanged.map(({ id }) => id)).toEqual([]);
    },
  );
});
