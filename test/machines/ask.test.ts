import { describe, expect, it } from 'vitest';
import { askedOf } from '../../src/machines/mutants/ask.ts';
import { scoresOf } from '../../src/machines/mutants/score.ts';
import byHand from '../../src/machines/noir/mutants.ts';
import noir from '../../src/machines/noir/index.ts';
import { replay } from '../../src/machines/replay.ts';
import { cases } from '../lib/every-case.ts';

const played = cases
  .filter(({ game, rule }) => game === 'noir' && ['kill', 'exonerate'].includes(rule))
  .map((one) => ({ case: one, trace: replay(noir, one) }));
const asked = (clause: string) => {
  const cited = [{ clause, case: null }];
  const [score] = scoresOf(noir, { cited, played, mutants: byHand });
  return askedOf(score!, played);
};
const stepOf = (id: string, step: number) => played.find((one) => one.case.id === id)!.trace.steps[step]!;

describe('The questions about a sentence', () => {
  it('ask of a prohibition what it refuses and what it leaves allowed', () => {
    const questions = asked('noir/kill-3');
    expect(questions.map((one) => one.form === 'allowed' && one.yes)).toEqual([false, true, false, true]);
    expect(questions.map((one) => stepOf(one.case, one.step).refused === null)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('ask of a conclusion who is ruled out and who is left', () => {
    const questions = asked('noir/exonerate-11').flatMap((one) => (one.form === 'possible' ? [one] : []));
    const truths = questions.map(({ case: id, step, seat, who }) =>
      stepOf(id, step).knowledge[seat]!.suspects.includes(who),
    );
    expect(new Set(truths)).toEqual(new Set([true, false]));
    expect(questions.map(({ yes }) => yes)).toEqual(truths);
  });

  it('show the position before a step, so they ask of no beginning', () => {
    for (const clause of ['noir/kill-1', 'noir/kill-3', 'noir/exonerate-8'])
      for (const { step } of asked(clause)) expect(step).toBeGreaterThan(0);
  });
});
