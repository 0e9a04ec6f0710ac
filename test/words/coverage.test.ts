import { expect, test } from 'vitest';
import { coverage, describeFinding } from '../../src/words-lib/coverage.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { realFacts } from './lib/real.ts';

test('every clause, transition, refusal, reason, fact and case is told, shown and worded in every language', async () => {
  const games = await realFacts();
  expect(games.flatMap(({ cases }) => cases).length).toBeGreaterThan(0);
  const { findings } = coverage(loadWords(), games);
  expect(findings.filter(({ draft }) => !draft).map(describeFinding)).toEqual([]);
});
