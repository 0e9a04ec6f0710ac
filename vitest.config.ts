import { defineConfig } from 'vitest/config';

/** Proofs that take long: brute force, random games, every chart, scaffolds. `npm test` runs them, `npm run check` does not. */
const proofs = [
  'test/*/{laws,worlds,murders,views,charts,clauses}.test.ts',
  'test/machines/table-chart.test.ts',
  'test/figures-chart/{layout,stack}.test.ts',
  'test/words/{browser-messages,standard-functions}.test.ts',
  'test/{new,bench,cases,proofs}/*.test.ts',
  'test/faces/{text,read-plain,forums,pictures,share,post}.test.ts',
  'test/i18n/{sync,exchange,checks,spelling}.test.ts',
  'test/words/{coverage,spoken}.test.ts',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    passWithNoTests: false,
    // Properties take their time on a busy machine; nothing here is a timed test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/site/**', ...proofs],
          // Rules and words are read once, not again for each file.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'proofs', include: proofs } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          // All pages are read once and shared by the checks.
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
