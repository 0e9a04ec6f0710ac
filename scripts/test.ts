import { findBrowser } from './lib/browser.ts';
import { buildSite } from './lib/build-site.ts';
import { explain } from './lib/or-explain.ts';
import { cache, dist } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { fits, measureSizes, sizeLine } from './lib/sizes.ts';
import { forget, none, playwrightCounts, sum, vitestCounts, type Counts } from './lib/test-counts.ts';

async function vitest(project: string): Promise<Counts> {
  const report = `${cache}/test/${project}.json`;
  forget(report);
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return vitestCounts(report, await run({ from: 'vitest', args }));
}

async function browser(): Promise<Counts> {
  console.log(`  with ${(await findBrowser()).from}`);
  const report = `${cache}/test/browser.json`;
  forget(report);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=list,json'];
  return playwrightCounts(report, await run({ from: '@playwright/test', program: 'playwright', args, env }));
}

async function build(): Promise<Counts> {
  await buildSite(dist, 'sample');
  return none;
}

async function sizes(): Promise<Counts> {
  const measured = await measureSizes();
  console.log(measured.map(sizeLine).join('\n'));
  const passed = measured.filter(fits).length;
  return { passed, failed: measured.length - passed };
}

interface Part {
  title: string;
  run: () => Promise<Counts>;
  /** Whether the parts after this one make no sense without it. */
  needed?: boolean;
}

const parts: Record<string, Part> = {
  unit: { title: 'Rules, cases and words', run: () => vitest('unit') },
  proofs: { title: 'Proofs that take long', run: () => vitest('proofs') },
  build: { title: 'Building the site', run: build, needed: true },
  site: { title: 'The built pages', run: () => vitest('site') },
  sizes: { title: 'What pages make their reader load, after gzip', run: sizes },
  browser: { title: 'The site in a browser', run: browser },
};

async function runPart({ title, run: work }: Part): Promise<Counts> {
  console.log(`\n== ${title}`);
  try {
    return await work();
  } catch (error) {
    explain(error);
    return { passed: 0, failed: 1 };
  }
}

async function runParts(asked: Part[]): Promise<Counts> {
  const all: Counts[] = [];
  for (const part of asked) {
    const counts = await runPart(part);
    all.push(counts);
    if (part.needed && counts.failed) break;
  }
  return sum(all);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !parts[name]);
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const { passed, failed } = await runParts(
  Object.entries(parts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, part]) => part),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
