/**
 * Replays case files: `npm run --silent case -- [--format report|json|text] [--lang LOCALE] [--view SEAT] PATH...`
 * Exit code 0: all hold; 1: at least one does not; 2: a file cannot be read as a case, or the command is not understood.
 */
import { parseArgs } from 'node:util';
import { drawingsOf } from '../src/cases/drawings.ts';
import { caseFiles, isTextFace, readCaseFile } from '../src/cases/find.ts';
import type { TextReader } from '../src/cases/from-text.ts';
import { loadGames, type Games } from '../src/cases/games.ts';
import { CaseFileError } from '../src/cases/problem.ts';
import type { ReadCase } from '../src/cases/read.ts';
import { replayCase } from '../src/cases/replay.ts';
import { reportLine } from '../src/cases/report.ts';
import { textFace } from '../src/cases/text.ts';
import type { Trace } from '../src/machines/trace.ts';
import { loadWords, type Words } from '../src/words-lib/words.ts';

const usage =
  'usage: npm run --silent case -- [--format report|json|text] [--lang LOCALE] [--view SEAT] PATH...';

class UsageError extends Error {}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'report' },
        lang: { type: 'string' },
        view: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return { ...values, paths: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run(): Promise<number> {
  const { format, lang, view, help, paths } = options();
  if (help) {
    console.log(usage);
    return 0;
  }
  if (!['report', 'json', 'text'].includes(format))
    throw new UsageError(`--format: found ${format}; one of report, json, text`);
  if (paths.length === 0) throw new UsageError('found no PATH; name a case file or a folder');
  const games = await loadGames();
  checkView(view, games);
  const { cases, unreadable } = readAll(paths, games, await textReader(paths, games));
  const { passed, failed } = await print(cases, { format, lang, view, games, unreadable });
  for (const error of unreadable) console.error(error.message);
  if (format === 'report') console.log(`${passed} passed, ${failed} failed`);
  if (unreadable.length > 0) return 2;
  return failed > 0 ? 1 : 0;
}

/** What reading the text of a case takes; nothing where no such text is named. */
async function textReader(paths: readonly string[], games: Games): Promise<TextReader | undefined> {
  if (!paths.some(isTextFace)) return undefined;
  return { words: loadWords(), drawings: await drawingsOf(games.keys()) };
}

/** Every file and every document is read, so that a bad one does not hide the others. */
function readAll(
  paths: readonly string[],
  games: Games,
  reader: TextReader | undefined,
): { cases: ReadCase[]; unreadable: CaseFileError[] } {
  const guard = <T>(read: () => (T | CaseFileError)[]): (T | CaseFileError)[] => {
    try {
      return read();
    } catch (error) {
      if (error instanceof CaseFileError) return [error];
      throw error;
    }
  };
  const files = paths.flatMap((path) => guard(() => caseFiles(path)));
  const read = files.flatMap((file) =>
    file instanceof CaseFileError ? [file] : guard(() => readCaseFile(file, games, reader)),
  );
  return {
    cases: read.filter((one): one is ReadCase => !(one instanceof CaseFileError)),
    unreadable: read.filter((one) => one instanceof CaseFileError),
  };
}

interface Print {
  readonly format: string;
  readonly lang: string | undefined;
  readonly view: string | undefined;
  readonly games: Games;
  /** Collects the cases that turn out not to be replayable. */
  readonly unreadable: CaseFileError[];
}

function checkView(view: string | undefined, games: Games): void {
  const seats = new Set(['everyone', ...[...games.values()].flatMap(({ game }) => game.seats)]);
  if (view !== undefined && !seats.has(view))
    throw new UsageError(`--view: found ${view}; one of ${[...seats].join(', ')}`);
}

/** Prints the cases in the format asked for; returns how many hold and how many do not. */
async function print(
  cases: readonly ReadCase[],
  { format, lang, view, games, unreadable }: Print,
): Promise<{ passed: number; failed: number }> {
  const words = format === 'text' || lang !== undefined ? loadWords() : null;
  const locale = words && localeOf(words, lang);
  let passed = 0;
  let failed = 0;
  for (const read of cases) {
    const trace = tryReplay(read, games, unreadable);
    if (!trace) continue;
    if (trace.failures.length > 0) failed += 1;
    else passed += 1;
    if (words && format === 'text')
      console.log(
        await textFace({
          trace,
          read,
          words,
          games,
          view,
          locale: locale ?? words.referenceOf(trace.game).id,
        }),
      );
    else console.log(format === 'json' ? JSON.stringify(trace) : reportLine(trace));
  }
  return { passed, failed };
}

function tryReplay(read: ReadCase, games: Games, unreadable: CaseFileError[]): Trace | null {
  try {
    return replayCase(read, games);
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    unreadable.push(error);
    return null;
  }
}

/** The locale that `--lang` names, by folder name or slug; null when none is named. */
function localeOf(words: Words, lang: string | undefined): string | null {
  if (lang === undefined) return null;
  const found = words.locales.find(({ id }) => id.toLowerCase() === lang.toLowerCase());
  if (!found)
    throw new UsageError(`--lang: found ${lang}; one of ${words.locales.map(({ id }) => id).join(', ')}`);
  return found.id;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof UsageError || error instanceof RangeError) console.error(`${error.message}\n${usage}`);
  else if (error instanceof CaseFileError) console.error(error.message);
  else throw error;
  process.exitCode = 2;
}
