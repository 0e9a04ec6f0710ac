import { describe, expect, it } from 'vitest';
import { attempt } from '../../src/machines/attempt.ts';
import { stateChart } from '../../src/machines/chart-run.ts';
import { same } from '../../src/machines/expectations.ts';
import { BadEvent } from '../../src/machines/game.ts';
import type { Case, CaseStep } from '../../src/machines/game.ts';
import noir from '../../src/machines/noir/index.ts';
import { replay } from '../../src/machines/replay.ts';
import { MIDGAME } from '../noir/at.ts';

const example: Case = {
  id: 'noir/exonerate/example',
  game: 'noir',
  rule: 'exonerate',
  title: 'An example',
  facts: [],
  variants: {},
  given: MIDGAME,
  steps: [
    { event: { kill: 'G' } },
    { event: { exonerate: 'F' }, expect: { answer: true, hand: ['W', 'T', 'A'] } },
  ],
  expect: { kills: 2 },
};

describe('A replay', () => {
  it('reports each expectation that does not hold, with its step, and the refusal that none expected', () => {
    expect(replay(noir, example).failures).toEqual([
      { step: 1, key: 'refused', expected: null, actual: 'not-your-turn' },
      { step: 2, key: 'answer', expected: true, actual: false },
      { step: 2, key: 'kills', expected: 2, actual: 1 },
    ]);
  });

  it('names its steps and leaves the position of a refused one as it was', () => {
    const [start, refused, played] = replay(noir, example).steps;
    expect([start!.name, refused!.name, played!.name]).toEqual(['start', 'kill-1', 'exonerate-2']);
    expect(refused!.position).toEqual(start!.position);
    expect(refused!.clauses).toEqual([refused!.refused!.clause]);
  });

  it('lists as new only those who were suspects before', () => {
    const [start, , played] = replay(noir, example).steps;
    const { ruledOut, new: all } = start!.knowledge['inspector']!;
    expect(all).toEqual(ruledOut);
    const fresh = played!.knowledge['inspector']!.new.map(({ who }) => who).join('');
    expect(fresh).toBe('ABGKL');
  });

  it('has a hash that changes with the content and with nothing else', () => {
    const { hash } = replay(noir, example);
    expect(replay(noir, { ...example, title: 'Another title' }).hash).toBe(hash);
    expect(replay(noir, { ...example, steps: example.steps.slice(1) }).hash).not.toBe(hash);
  });

  it('says at which step an event cannot be replayed', () => {
    const { killer: _unknown, ...given } = MIDGAME;
    const steps: CaseStep[] = [{ event: { kill: 'G' } }, { event: { exonerate: 'F' } }];
    expect(() => replay(noir, { ...example, given, steps })).toThrow(BadEvent);
    expect(() => replay(noir, { ...example, given, steps })).toThrow('step 2: exonerate.answer');
  });
});

describe('An attempt', () => {
  it('is accepted with the transitions taken, or refused with the clause', () => {
    const stand = stateChart(noir.machine).enter(noir.start(MIDGAME, {}));
    const accepted = attempt(noir, stand, { type: 'exonerate', card: 'F' } as never);
    expect(accepted.accepted && accepted.stand.taken.length).toBeGreaterThan(3);
    const refused = attempt(noir, stand, { type: 'kill', victim: 'G' } as never);
    expect(refused).toEqual({ accepted: false, refused: { id: 'not-your-turn', clause: 'noir/turn-3' } });
  });
});

describe('Expected lists', () => {
  it('compare as sets, and in order where order counts', () => {
    expect(same(['A', 'B'], ['B', 'A'], false)).toBe(true);
    expect(same(['A', 'B'], ['B', 'A'], true)).toBe(false);
    expect(same({ x: ['A', 'B'] }, { x: ['B', 'A', 'A'] }, false)).toBe(true);
    expect(same(['A'], ['A', 'B'], false)).toBe(false);
  });
});
