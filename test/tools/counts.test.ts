import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightCounts, sum, vitestCounts } from '../../scripts/lib/test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'casebook-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const fine = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const broken = { status: 'failed', assertionResults: [] };

describe('The sum of a test run', () => {
  it('takes a missing report for a failure', () => {
    expect(vitestCounts(join(folder, 'none.json'), { ok: true })).toEqual({ passed: 0, failed: 1 });
    expect(playwrightCounts(join(folder, 'none.json'), { ok: true })).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a file of tests that fell over as one failure', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, testResults: [fine, broken] });
    expect(vitestCounts(file, { ok: false })).toEqual({ passed: 7, failed: 3 });
  });

  it('counts a run that ended badly as a failure, though no test failed', () => {
    const file = report({ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] });
    expect(playwrightCounts(file, { ok: false })).toEqual({ passed: 4, failed: 1 });
  });

  it('counts errors outside of tests', () => {
    const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(playwrightCounts(file, { ok: false })).toEqual({ passed: 5, failed: 2 });
  });

  it('adds up its parts', () => {
    const parts = [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sum(parts)).toEqual({ passed: 7, failed: 2 });
  });
});
