/** Reads case files: YAML to validated cases, with errors that name file, line, field, what was found and what would do. */
import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import { BadPosition, type Ask, type Case, type CaseStep } from '../machines/game.ts';
import type { JsonObject } from '../machines/trace.ts';
import type { Games, LoadedGame } from './games.ts';
import { problemsOf } from './issues.ts';
import { CaseFileError, fieldPath, show, type Problem } from './problem.ts';
import { caseSchema } from './schema.ts';

/** What a path inside the tree says about its case. */
export interface Place {
  readonly game: string;
  readonly rule: string;
  readonly slug: string;
}

const TREE = /(?:^|\/)src\/content\/games\/([^/]+)\/cases\/([^/]+)\/([^/]+)\.ya?ml$/;

/** `…/src/content/games/noir/cases/kill/x.yaml` → its game, rule and slug; null outside the tree. */
export function placeOf(file: string): Place | null {
  const [, game, rule, slug] = TREE.exec(file.replaceAll('\\', '/')) ?? [];
  return game && rule && slug ? { game, rule, slug } : null;
}

/** A case together with where its parts stand in the file. */
export interface ReadCase {
  readonly case: Case;
  readonly file: string;
  /** The line of a field, by path as in the file, for example `['steps', 0, 'expect']`. */
  readonly line: (path: readonly PropertyKey[]) => number;
}

/**
 * The cases of one file's text.
 * @throws CaseFileError with every problem found.
 */
export function readCases(file: string, text: string, games: Games): ReadCase[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true });
  const nonEmpty = [...documents].filter(
    (document) => document.contents !== null || document.errors.length > 0,
  );
  if (nonEmpty.length === 0) {
    throw new CaseFileError([
      {
        file,
        line: 1,
        field: '',
        found: 'an empty file',
        wanted: 'a case has at least game, rule, title and given',
      },
    ]);
  }
  const cases = nonEmpty.map((document, index) => readDocument(document, { file, lines, games, index }));
  refuseDuplicates(cases);
  return cases;
}

interface Source {
  readonly file: string;
  readonly lines: LineCounter;
  readonly games: Games;
  readonly index: number;
}

function readDocument(document: Document, source: Source): ReadCase {
  const { file, lines } = source;
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? lines.linePos(error.pos[0]).line;
    throw new CaseFileError([
      {
        file,
        line,
        field: '',
        found: `YAML that cannot be read (${error.code})`,
        wanted: error.message.split('\n')[0] ?? '',
      },
    ]);
  }
  const line = (path: readonly PropertyKey[]) => lineOf(document, lines, path);
  const raw: unknown = document.toJS();
  const fail = (path: readonly PropertyKey[], found: unknown, wanted: string): never => {
    throw new CaseFileError([{ file, line: line(path), field: fieldPath(path), found: show(found), wanted }]);
  };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fail([], raw, 'a case is a mapping with game, rule, title, given …');
  const record = raw as Record<string, unknown>;
  const { place, loaded } = identify(record, source, fail);
  const nested = nestEvents(record, fail);
  const schema = caseSchema(place.game, Object.keys(loaded.game.rules), loaded.schema);
  const parsed = schema.safeParse(nested);
  if (!parsed.success) {
    throw new CaseFileError(
      problemsOf(parsed.error, nested).map((problem): Problem => {
        const path = problem.path.filter(
          (part, at) => !(part === 'event' && problem.path[at - 2] === 'steps'),
        );
        return {
          file,
          line: line(path),
          field: fieldPath(path),
          found: problem.found,
          wanted: problem.wanted,
        };
      }),
    );
  }
  const made = build(parsed.data as never, place, source.index);
  if (made.view && !loaded.game.seats.includes(made.view))
    fail(['view'], made.view, `a seat: ${loaded.game.seats.join(', ')}`);
  if (made.ask && made.ask.step > made.steps.length)
    fail(['ask', 'step'], made.ask.step, `a step of this case: 1 to ${made.steps.length}`);
  tryPosition(made, loaded, fail);
  return { case: made, file, line };
}

type Fail = (path: readonly PropertyKey[], found: unknown, wanted: string) => never;

/** Game and rule, from the path inside the tree or from the file's own keys; both, when given, must agree. */
function identify(
  record: Record<string, unknown>,
  { file, games, index }: Source,
  fail: Fail,
): { place: Place; loaded: LoadedGame } {
  const tree = placeOf(file);
  const [idGame, idRule, idSlug] = typeof record['id'] === 'string' ? record['id'].split('/') : [];
  const game = record['game'] ?? tree?.game ?? idGame;
  const rule = record['rule'] ?? tree?.rule ?? idRule;
  const known = [...games.keys()].join(', ');
  if (game === undefined) fail(['game'], undefined, `name the game: ${known}`);
  const loaded = games.get(String(game));
  if (!loaded)
    return fail(record['game'] === undefined ? [] : ['game'], game, `a game that is here: ${known}`);
  const rules = Object.keys(loaded.game.rules);
  if (rule === undefined) fail(['rule'], undefined, `name the rule: ${rules.join(', ')}`);
  if (!rules.includes(String(rule)))
    fail(
      record['rule'] === undefined ? [] : ['rule'],
      rule,
      `a rule of ${String(game)}: ${rules.join(', ')}`,
    );
  if (tree && (game !== tree.game || rule !== tree.rule)) {
    fail(
      [game !== tree.game ? 'game' : 'rule'],
      game !== tree.game ? game : rule,
      `what the path says: ${tree.game}/${tree.rule}; or leave it out`,
    );
  }
  const slug = tree?.slug ?? idSlug ?? (index === 0 ? 'draft' : `draft-${index + 1}`);
  const place = { game: String(game), rule: String(rule), slug };
  const id = `${place.game}/${place.rule}/${place.slug}`;
  if (typeof record['id'] === 'string' && record['id'].split('/').length === 3 && record['id'] !== id)
    fail(['id'], record['id'], `what game, rule and path say: ${id}; or leave it out`);
  return { place, loaded };
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

function build(parsed: Parsed, place: Place, _index: number): Case {
  return {
    id: `${place.game}/${place.rule}/${place.slug}`,
    game: place.game,
    rule: place.rule,
    title: parsed.title,
    note: parsed.note,
    facts: parsed.facts ?? [],
    draft: parsed.draft ?? false,
    variants: parsed.variants ?? {},
    given: parsed.given,
    view: parsed.view,
    ask: parsed.ask,
    steps: parsed.steps ?? [],
    expect: parsed.expect,
  };
}

/** A position that contradicts itself is an error of the file, found before anything is replayed. */
function tryPosition(made: Case, { game }: LoadedGame, fail: Fail): void {
  try {
    const defaults = Object.fromEntries(Object.entries(game.variants).map(([key, [first]]) => [key, first!]));
    game.start(made.given, { ...defaults, ...made.variants });
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

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth) as unknown[], true) as
      { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function refuseDuplicates(cases: readonly ReadCase[]): void {
  const seen = new Set<string>();
  for (const {
    case: { id },
    file,
    line,
  } of cases) {
    if (seen.has(id))
      throw new CaseFileError([
        {
          file,
          line: line(['id']),
          field: 'id',
          found: show(id),
          wanted: 'an id that no other case of this file has',
        },
      ]);
    seen.add(id);
  }
}
