import { describe, expect, it } from 'vitest';
import { readTree } from '../../src/cases/find.ts';
import { loadGames } from '../../src/cases/games.ts';
import { askedOf } from '../../src/machines/mutants/ask.ts';
import { scoresOf } from '../../src/machines/mutants/score.ts';
import byHand from '../../src/machines/noir/mutants.ts';
import noir from '../../src/machines/noir/index.ts';
import { replay } from '../../src/machines/replay.ts';

const cases = readTree(await loadGames()).map((read) => read.case);
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
    const allowed = questions.filter((one) => one.form === 'allowed');
    expect(allowed.map((one) => stepOf(one.case, one.step).refused === null)).toEqual(
      allowed.map((one) => one.yes),
    );
  });

  it('ask of a conclusion who is ruled out and who is left', () => {
    const questions = asked('noir/exonerate-11').filter(({ form }) => form === 'possible');
    expect(questions.length).toBeGreaterThan(1);
    for (const one of questions) {
      if (one.form !== 'possible') continue;
      const { suspects } = stepOf(one.case, one.step).knowledge[one.seat]!;
      expect(suspects.includes(one.who)).toBe(one.yes);
    }
  });

  it('show the position before a step, so they ask of no beginning', () => {
    for (const clause of ['noir/kill-1', 'noir/kill-3', 'noir/exonerate-8'])
      for (const { step } of asked(clause)) expect(step).toBeGreaterThan(0);
  });
});
