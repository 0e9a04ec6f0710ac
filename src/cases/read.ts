/** Reads case files: YAML to validated cases, with errors that name file, line, field, what was found and what would do. */
import { BadPosition, type Ask, type Case, type CaseStep } from '../machines/game.ts';
import { seatsOf } from '../machines/run.ts';
import type { JsonObject } from '../machines/trace.ts';
import { documentsOf, type Raw } from './documents.ts';
import type { Games, LoadedGame } from './games.ts';
import { identify, type Fail, type Place } from './identify.ts';
import { problemsOf } from './issues.ts';
import { CaseFileError, fieldPath, show, type Problem } from './problem.ts';
import { caseSchema } from './schema.ts';

export { placeOf } from './identify.ts';

/** A case together with where its parts stand in the file. */
export interface ReadCase {
  readonly case: Case;
  readonly file: string;
  /** The line of a field, by path as in the file, for example `['steps', 0, 'expect']`. */
  readonly line: (path: readonly PropertyKey[]) => number;
}

/** Each document of a file's text as a case, or as what is wrong with it: a bad one does not hide the others. */
export const readDocuments = (file: string, text: string, games: Games): (ReadCase | CaseFileError)[] =>
  readRaw(file, documentsOf(file, text), games);

/** The same for documents that have been found in a file already. */
export function readRaw(
  file: string,
  documents: readonly (Raw | CaseFileError)[],
  games: Games,
): (ReadCase | CaseFileError)[] {
  const seen = new Set<string>();
  return documents.map((raw, index) => {
    if (raw instanceof CaseFileError) return raw;
    try {
      const read = readDocument(raw, { file, games, index });
      const { id } = read.case;
      if (seen.has(id)) failing(file, raw)(['id'], id, 'an id that no other case of this file has');
      seen.add(id);
      return read;
    } catch (error) {
      if (error instanceof CaseFileError) return error;
      throw error;
    }
  });
}

/**
 * The cases of one file's text.
 * @throws CaseFileError with every problem found.
 */
export function readCases(file: string, text: string, games: Games): ReadCase[] {
  const read = readDocuments(file, text, games);
  const problems = read.flatMap((one) => (one instanceof CaseFileError ? one.problems : []));
  if (problems.length > 0) throw new CaseFileError(problems);
  return read as ReadCase[];
}

function failing(file: string, { line }: Raw): Fail {
  return (path, found, wanted) => {
    throw new CaseFileError([{ file, line: line(path), field: fieldPath(path), found: show(found), wanted }]);
  };
}

interface At {
  readonly file: string;
  readonly games: Games;
  readonly index: number;
}

function readDocument(raw: Raw, { file, games, index }: At): ReadCase {
  const fail = failing(file, raw);
  const { value, line } = raw;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail([], value, 'a case is a mapping with game, rule, title, given …');
  const record = value as Record<string, unknown>;
  const { place, loaded } = identify(record, { file, games, index, fail });
  const nested = nestEvents(record, fail);
  const schema = caseSchema(place.game, Object.keys(loaded.game.rules), loaded.schema);
  const parsed = schema.safeParse(nested);
  if (!parsed.success)
    throw new CaseFileError(problemsOf(parsed.error, nested).map((one) => inFile(one, file, line)));
  const made = build(parsed.data as never, place, loaded);
  if (made.ask && made.ask.step > made.steps.length)
    fail(['ask', 'step'], made.ask.step, `a step of this case: 1 to ${made.steps.length}`);
  const seats = seatsOf(loaded.game, tryPosition(made, loaded, fail));
  if (made.view && !seats.includes(made.view)) fail(['view'], made.view, `a seat: ${seats.join(', ')}`);
  return { case: made, file, line };
}

/** A problem of the validated form, where it stands in the file: there, an event is not nested under `event`. */
function inFile(
  { path, found, wanted }: ReturnType<typeof problemsOf>[number],
  file: string,
  line: Raw['line'],
): Problem {
  const own = path.filter((part, at) => !(part === 'event' && path[at - 2] === 'steps'));
  return { file, line: line(own), field: fieldPath(own), found, wanted };
}

/** `{kill: H, expect: …}` → `{event: {kill: H}, expect: …}`, so that the schema can name the event's own fields. */
function nestEvents(record: Record<string, unknown>, fail: Fail): Record<string, unknown> {
  const steps = record['steps'];
  if (steps === undefined) return record;
  if (!Array.isArray(steps)) return fail(['steps'], steps, 'a list of steps');
  return {
    ...record,
    steps: steps.map((step: unknown, at) => {
      if (typeof step !== 'object' || step === null || Array.isArray(step))
        return fail(['steps', at], step, 'a mapping: one event, and optionally expect and note');
      const { expect, note, ...event } = step as Record<string, unknown>;
      const keys = Object.keys(event);
      if (keys.length !== 1)
        fail(
          ['steps', at],
          keys.length ? keys : step,
          'exactly one event key in a step, plus optional expect and note',
        );
      return { event, ...(expect === undefined ? {} : { expect }), ...(note === undefined ? {} : { note }) };
    }),
  };
}

interface Parsed {
  title: string;
  note?: string;
  facts?: string[];
  draft?: boolean;
  variants?: Case['variants'];
  given: JsonObject;
  view?: string;
  ask?: Ask;
  steps?: CaseStep[];
  expect?: JsonObject;
}

function build(parsed: Parsed, place: Place, { game }: LoadedGame): Case {
  const { given, view } = parsed;
  return {
    id: `${place.game}/${place.rule}/${place.slug}`,
    game: place.game,
    rule: place.rule,
    title: parsed.title,
    note: parsed.note,
    facts: parsed.facts ?? [],
    draft: parsed.draft ?? false,
    variants: parsed.variants ?? {},
    given: game.complete?.(given, { view }) ?? given,
    view,
    ask: parsed.ask,
    steps: parsed.steps ?? [],
    expect: parsed.expect,
  };
}

/** The given position as a table. One that contradicts itself is an error of the file, found before anything is replayed. */
function tryPosition(made: Case, { game }: LoadedGame, fail: Fail): unknown {
  try {
    const defaults = Object.fromEntries(Object.entries(game.variants).map(([key, [first]]) => [key, first!]));
    return game.start(made.given, { ...defaults, ...made.variants });
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    throw fail(
      [
        'given',
        ...error.field
          .split('.')
          .filter(Boolean)
          .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      ],
      error.found,
      error.wanted,
    );
  }
}
