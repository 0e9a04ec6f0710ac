/** Finds case files: a file as named, a folder's `*.yaml` and `*.yml`, recursively and in a stable order. */
import { readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { documentsIn, type TextReader } from './from-text.ts';
import type { Games } from './games.ts';
import { CaseFileError } from './problem.ts';
import { readCases, readDocuments, readRaw, type ReadCase } from './read.ts';

const problem = (file: string, found: string, wanted: string) =>
  new CaseFileError([{ file, line: 0, field: '', found, wanted }]);

const WANTED = 'a case file (.yaml), the text of a case (.txt) or a folder of case files';

/** Does something with the disk; what the system refuses becomes a problem of the file. */
function tell<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw code === 'ENOENT'
      ? problem(file, 'no such file or folder', WANTED)
      : problem(file, `something that cannot be read (${code})`, WANTED);
  }
}

/** @throws CaseFileError when a path does not exist or cannot be read, or a folder holds no case file. */
export function caseFiles(path: string): string[] {
  const stat = tell(path, () => statSync(path));
  if (stat.isFile()) return [path];
  if (!stat.isDirectory()) throw problem(path, 'neither a file nor a folder', WANTED);
  const files = yamlIn(path, new Set());
  if (files.length === 0)
    throw problem(path, 'no .yaml file in this folder', 'a folder that holds case files');
  return files;
}

/** Folders are entered once, however many links lead to them; pipes and devices are no files. */
function yamlIn(folder: string, entered: Set<string>): string[] {
  const real = tell(folder, () => realpathSync(folder));
  if (entered.has(real)) return [];
  entered.add(real);
  const names = tell(folder, () => readdirSync(folder)).sort();
  return names.flatMap((name) => {
    const path = join(folder, name);
    const stat = statIn(path);
    if (stat?.isDirectory()) return yamlIn(path, entered);
    return /\.ya?ml$/i.test(name) && (stat?.isFile() ?? true) ? [path] : [];
  });
}

/** What stands in a folder; undefined for a link that leads nowhere, which is told of when it is read. */
function statIn(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Each document of a file as a case, or as what is wrong with it. @throws CaseFileError when the file itself cannot be read. */
export function readCaseFile(file: string, games: Games, reader?: TextReader): (ReadCase | CaseFileError)[] {
  const text = readText(file);
  if (!reader || !isTextFace(file)) return readDocuments(file, text, games);
  return readRaw(file, documentsIn(file, text, reader), games);
}

/** Whether a file is named as the text of a case, which is read with a `TextReader`. */
export const isTextFace = (file: string): boolean => /\.txt$/i.test(file);

function readText(file: string): string {
  const bytes = tell(file, () => readFileSync(file));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problem(file, 'bytes that are not UTF-8', 'a text file in UTF-8');
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
        return readCases(file, readText(file), games);
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
