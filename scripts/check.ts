import { run, type Command } from './lib/run.ts';

interface Step {
  title: string;
  command: Command;
}

const keepOutput = true;
const quiet = { ASTRO_TELEMETRY_DISABLED: '1' };

/** The slow ones first. */
const steps: Step[] = [
  {
    title: 'unit tests',
    command: { from: 'vitest', args: ['run', '--project=unit', '--reporter=dot'], keepOutput },
  },
  {
    // Covers plain TypeScript as well as .astro files.
    title: 'types',
    command: { from: 'astro', args: ['check', '--minimumSeverity=error'], keepOutput, env: quiet },
  },
  {
    title: 'format',
    command: { from: 'prettier', args: ['--check', '--cache', '--log-level=warn', '.'], keepOutput },
  },
  { title: 'lint, import boundaries', command: { from: 'oxlint', args: ['--deny-warnings'], keepOutput } },
];

interface Result {
  title: string;
  ok: boolean;
  output: string;
  seconds: number;
}

async function check({ title, command }: Step): Promise<Result> {
  const started = performance.now();
  const { ok, output } = await run(command);
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${ok ? 'ok    ' : 'FAILED'}  ${`${seconds.toFixed(1)} s`.padStart(7)}  ${title}`);
  return { title, ok, output, seconds };
}

/** Runs the steps on two cores: each worker takes the next step when its own is done. */
async function checkAll(): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step));
  };
  await Promise.all([work(), work()]);
  return results;
}

const started = performance.now();
const failed = (await checkAll()).filter(({ ok }) => !ok);
for (const { title, output } of failed) console.log(`\n== ${title}\n${output.trim()}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length
    ? `\n${failed.length} of ${steps.length} failed (${seconds} s)`
    : `All is well (${seconds} s)`,
);
process.exitCode = failed.length ? 1 : 0;
