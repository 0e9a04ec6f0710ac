/** Finds case files: a file as named, a folder's `*.yaml` and `*.yml`, recursively and in a stable order. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Games } from './games.ts';
import { CaseFileError } from './problem.ts';
import { readCases, type ReadCase } from './read.ts';

/** @throws CaseFileError when a path does not exist or a folder holds no case file. */
export function caseFiles(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat)
    throw new CaseFileError([
      {
        file: path,
        line: 0,
        field: '',
        found: 'no such file or folder',
        wanted: 'a case file (.yaml) or a folder of them',
      },
    ]);
  if (!stat.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
  if (files.length === 0)
    throw new CaseFileError([
      {
        file: path,
        line: 0,
        field: '',
        found: 'no .yaml file in this folder',
        wanted: 'a folder that holds case files',
      },
    ]);
  return files;
}

/** Reads one case file. @throws CaseFileError */
export function readCaseFile(file: string, games: Games): ReadCase[] {
  return readCases(file, readText(file), games);
}

function readText(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CaseFileError([
      { file, line: 0, field: '', found: 'bytes that are not UTF-8', wanted: 'a text file in UTF-8' },
    ]);
  }
}

/** All cases inside the tree, in order of path. @throws CaseFileError with the problems of every file. */
export function readTree(games: Games, root = process.cwd()): ReadCase[] {
  const problems: CaseFileError['problems'][number][] = [];
  const cases = [...games.keys()].flatMap((game) => {
    const folder = join(root, 'src/content/games', game, 'cases');
    if (!statSync(folder, { throwIfNoEntry: false })) return [];
    return caseFiles(folder).flatMap((file) => {
      try {
        return readCaseFile(file, games);
      } catch (error) {
        if (!(error instanceof CaseFileError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
  });
  if (problems.length > 0) throw new CaseFileError(problems);
  return cases;
}
