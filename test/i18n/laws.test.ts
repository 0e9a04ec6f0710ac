import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runBench } from '../../src/words-lib/i18n/bench/run.ts';
import type { CheckName } from '../../src/words-lib/i18n/checks/check.ts';
import { withOtherScript } from '../../src/words-lib/i18n/convert.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';

const { scores, alarms } = runBench({
  tree: readUnitTree(),
  read: (file) => readFileSync(file, 'utf8'),
  otherScript: withOtherScript,
  each: 20,
  seed: 7,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('Of faults seeded into the translations of this project the checks find', () => {
  test('enough to say: 1,000 mutants and more, of at least 20 kinds in each language', () => {
    expect(sum(scores.map(({ mutants }) => mutants))).toBeGreaterThan(1000);
    for (const { locale } of alarms)
      expect(scores.filter((one) => one.locale === locale).length).toBeGreaterThanOrEqual(20);
  });

  test.each<[CheckName, number]>([
    ['numbers', 0.98],
    ['symbols', 0.98],
    ['links', 0.98],
    ['script', 0.98],
    ['skeleton', 0.98],
    ['lines', 0.98],
    ['untranslated', 0.98],
    ['punctuation', 0.98],
    ['modality', 0.9],
    ['terms', 0.9],
    // no aim but its own: 160 mutants a run, of which dictionaries know some as other words
    ['spelling', 0.85],
  ])('%s: at least this share', (check, share) => {
    const own = scores.filter((one) => one.check === check);
    expect(
      sum(own.map(({ found }) => found)) / sum(own.map(({ mutants }) => mutants)),
    ).toBeGreaterThanOrEqual(share);
  });
});

test('No check raises its voice over more than 2 % of clean units in any language', () => {
  expect(alarms.filter((one) => one.alarms / one.units >= 0.02)).toEqual([]);
});
