import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

const require = createRequire(import.meta.url);

/** The program of an installed package, as a path to run with this very Node. */
export function programOf(name: string, command = name): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`The package ${name} has no program ${command}.`);
  return join(dirname(manifest), file);
}

export interface Command {
  /** The package, and the program in it where that has another name. */
  from: string;
  program?: string;
  args: string[];
  env?: Record<string, string>;
  /** Keep what it prints instead of letting it through. */
  keepOutput?: boolean;
}

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs the program of an installed package in the project's folder, and waits for its end. */
export function run({ from, program = from, args, env = {}, keepOutput = false }: Command): Promise<Outcome> {
  const path = programOf(from, program);
  const child = spawn(process.execPath, [path, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', keepOutput ? 'pipe' : 'inherit', keepOutput ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
