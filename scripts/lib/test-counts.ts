import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many checks held and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

export const none: Counts = { passed: 0, failed: 0 };

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }),
    none,
  );

/** The report files' forms, as far as they are read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** A run that went wrong counts as at least one failure, even where no single test failed. */
const honest = (counts: Counts, ok: boolean): Counts =>
  ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };

export const forget = (file: string): void => rmSync(file, { force: true });

/** Files of tests that fell over before any of their tests could fail. */
const brokenFiles = ({ testResults }: VitestReport): number =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;

/** Counts from Vitest's JSON report; `ok` says whether the run itself ended well. */
export function vitestCounts(file: string, { ok }: { ok: boolean }): Counts {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles(report) }, ok);
}

/** Counts from Playwright's JSON report; `ok` says whether the run itself ended well. */
export function playwrightCounts(file: string, { ok }: { ok: boolean }): Counts {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected + flaky, failed: unexpected + report.errors.length }, ok);
}
