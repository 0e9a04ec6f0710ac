/** Expectations of a case against what the replay found. */
import type { Game, Observed } from './game.ts';
import type { Run } from './run.ts';
import type { Failure, Json, JsonObject } from './trace.ts';

/** Plain data in one fixed form: keys in order, lists that count as sets sorted. */
function canonical(value: Json, ordered: boolean): Json {
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => canonical(item, ordered));
    return ordered
      ? items
      : [...new Map(items.map((item) => [JSON.stringify(item), item])).entries()]
          .sort(byKey)
          .map(([, item]) => item);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(byKey)
      .map(([key, item]) => [key, canonical(item, ordered)]),
  );
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether two values are equal; lists compare as sets unless `ordered`. */
export const same = (a: Json, b: Json, ordered: boolean): boolean =>
  JSON.stringify(canonical(a, ordered)) === JSON.stringify(canonical(b, ordered));

function holds(game: Game, key: string, expected: Json, actual: Json): boolean {
  return game.matches?.(key, expected, actual) ?? same(expected, actual, game.ordered.has(key));
}

/** What the run shows under an expectation key, after its last step. */
function found(game: Game, { stand, steps }: Run, key: string, view: string | undefined): Json {
  const { answer, refused, knowledge } = steps.at(-1)!;
  if (key === 'refused') return refused?.id ?? null;
  const at: Observed<unknown> = { table: stand.table, answer, refused, knowledge, ...(view ? { view } : {}) };
  return game.observe(key, at);
}

interface Expected {
  /** At a step, which must be accepted unless it says otherwise. */
  readonly step: boolean;
  /** Whose knowledge the case is about, if it says so. */
  readonly view?: string | undefined;
}

/** The expectations that do not hold after the run's last step. A step that expects no refusal fails when refused. */
export function failuresOf(game: Game, run: Run, expect: JsonObject | undefined, own: Expected): Failure[] {
  const step = run.steps.length - 1;
  const implied: JsonObject = own.step ? { refused: null } : {};
  return Object.entries({ ...implied, ...expect }).flatMap(([key, expected]): Failure[] => {
    const actual = found(game, run, key, own.view);
    return holds(game, key, expected, actual) ? [] : [{ step, key, expected, actual }];
  });
}
