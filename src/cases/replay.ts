/** Replays a read case; what cannot be replayed is an error of its file. */
import { BadEvent } from '../machines/game.ts';
import { replay } from '../machines/replay.ts';
import type { Trace } from '../machines/trace.ts';
import type { Games } from './games.ts';
import { CaseFileError, fieldPath } from './problem.ts';
import type { ReadCase } from './read.ts';

/** @throws CaseFileError when an event leaves out what nobody can know, or says what cannot be true. */
export function replayCase({ case: one, file, line }: ReadCase, games: Games): Trace {
  try {
    return replay(games.get(one.game)!.game, one);
  } catch (error) {
    if (!(error instanceof BadEvent)) throw error;
    const at = (error.step ?? 1) - 1;
    const event = Object.keys(one.steps[at]?.event ?? {})[0] ?? '';
    const inner = error.field.split('.').filter(Boolean);
    const path = ['steps', at, event, ...(inner[0] === event ? inner.slice(1) : inner)];
    throw new CaseFileError([
      { file, line: line(path), field: fieldPath(path), found: error.found, wanted: error.wanted },
    ]);
  }
}
