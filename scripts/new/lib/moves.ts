/** Moves that the engine allows or refuses at the given position of a case. */
import type { ReadCase } from '../../../src/cases/read.ts';
import { chartsOf } from '../../../src/machines/chart-run.ts';
import type { Game } from '../../../src/machines/game.ts';
import { begin, play, type Run } from '../../../src/machines/run.ts';
import type { Json, JsonObject } from '../../../src/machines/trace.ts';

export interface Move {
  readonly donor: ReadCase;
  readonly event: JsonObject;
  /** After the move. */
  readonly run: Run;
}

export const typeOf = (event: JsonObject): string => Object.keys(event)[0]!;

const opening = (game: Game, { case: one }: ReadCase): Run => begin(game, chartsOf(game, one.rule), one);

const tableOf = ({ stand }: Run): unknown => stand.table;

/** What the engine would allow at the given position of a case, in the words of the case format. */
export function allowedAt(game: Game, donor: ReadCase): readonly JsonObject[] {
  return game.legal(tableOf(opening(game, donor))).map((event) => game.write(event));
}

/** Null for a move of another position that cannot even be tried here. */
function tried(game: Game, donor: ReadCase, event: JsonObject): Move | null {
  try {
    return { donor, event, run: play(opening(game, donor), event) };
  } catch {
    return null;
  }
}

interface Search {
  readonly donors: readonly ReadCase[];
  readonly events: (donor: ReadCase) => readonly JsonObject[];
  readonly refused: boolean;
}

/** The first move, in order of donors and events, that is allowed or, with `refused`, is not. */
export function firstMove(game: Game, { donors, events, refused }: Search): Move | null {
  for (const donor of donors) {
    for (const event of events(donor)) {
      const move = tried(game, donor, event);
      if (move && (move.run.steps.at(-1)!.refused !== null) === refused) return move;
    }
  }
  return null;
}

/** What may be expected after a move: the refusal, or the findings that the game's cases ask for most. */
export function expectations(game: Game, donors: readonly ReadCase[], { run }: Move): JsonObject {
  const { answer, refused, knowledge } = run.steps.at(-1)!;
  if (refused) return { refused: refused.id };
  const at = { table: tableOf(run), answer, refused, knowledge };
  return Object.fromEntries(favourites(donors).map((key): [string, Json] => [key, game.observe(key, at)]));
}

function favourites(donors: readonly ReadCase[]): readonly string[] {
  const keys = donors.flatMap(({ case: one }) =>
    [one.expect, ...one.steps.map(({ expect }) => expect)].flatMap((expect) => Object.keys(expect ?? {})),
  );
  const count = (key: string): number => keys.filter((other) => other === key).length;
  return [...new Set(keys)]
    .filter((key) => key !== 'refused')
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 2);
}
