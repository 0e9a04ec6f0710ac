/** A copy of the project in which commands may write, and what they wrote. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { programOf } from '../../../scripts/lib/run.ts';

const COPIED = [
  'src',
  'scripts',
  'test/lib',
  'test/words/lib',
  '.prettierrc.json',
  '.prettierignore',
  'oxlint.config.ts',
  'package.json',
  'tsconfig.json',
];

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Paths that a command made and that it changed. */
export interface Written {
  readonly made: readonly string[];
  readonly edited: readonly string[];
}

export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'casebook-'));

  constructor() {
    for (const path of COPIED) cpSync(join(root, path), join(this.root, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.root, 'node_modules'), 'junction');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** A script of the project, by this very Node. */
  node(...args: string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: this.root, maxBuffer: 1e8 }, (error, out, err) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
      );
    });
  }

  /** The program of an installed package. */
  program(from: string, program: string, ...args: string[]): Promise<Outcome> {
    return this.node(programOf(from, program), ...args);
  }

  /** The text of every file of the project proper. */
  texts(): ReadonlyMap<string, string> {
    const paths = readdirSync(join(this.root, 'src'), { recursive: true, encoding: 'utf8' });
    const files = paths.map((path) => `src/${path.replaceAll('\\', '/')}`);
    return new Map(
      files
        .filter((path) => statSync(join(this.root, path)).isFile())
        .map((path) => [path, readFileSync(join(this.root, path), 'utf8')]),
    );
  }

  /** Runs a command of `scripts/new`, which must succeed, and tells what it wrote. */
  async make(command: string, ...args: string[]): Promise<Written> {
    const before = this.texts();
    const { code, err } = await this.node(`scripts/new/${command}.ts`, ...args);
    if (code !== 0) throw new Error(`new:${command} ${args.join(' ')} ended with ${code}: ${err}`);
    const after = [...this.texts()];
    return {
      made: after.filter(([path]) => !before.has(path)).map(([path]) => path),
      edited: after
        .filter(([path, text]) => before.has(path) && before.get(path) !== text)
        .map(([path]) => path),
    };
  }
}
