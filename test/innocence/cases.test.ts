import { describe, expect, it } from 'vitest';
import innocence from '../../src/machines/innocence/index.ts';
import { KINDS, REFUSALS } from '../../src/machines/innocence/vocabulary.ts';
import { replay } from '../../src/machines/replay.ts';
import { cases as every } from '../lib/every-case.ts';

const cases = every.filter(({ game }) => game === 'innocence');

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
});
