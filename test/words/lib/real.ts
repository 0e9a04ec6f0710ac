import { readGameFile } from '../../../src/cases/game-file.ts';
import { replay } from '../../../src/machines/replay.ts';
import { factsOf, gameFacts } from '../../../src/words-lib/coverage-facts.ts';
import type { GameFacts } from '../../../src/words-lib/coverage.ts';
import { readProseOnly } from '../../../src/words-lib/prose-only.ts';
import { games, read } from '../../lib/every-case.ts';

/** The facts of every game of the project, its cases replayed. */
export async function realFacts(): Promise<readonly GameFacts[]> {
  return [...games.values()].map(({ game }) => {
    const replayed = read
      .filter((one) => one.case.game === game.id)
      .map((one) => ({ case: one.case, trace: replay(game, one.case) }));
    const facts = factsOf(readGameFile(`src/content/games/${game.id}/game.yaml`).facts);
    return gameFacts(game, { replayed, facts, proseOnly: Object.keys(readProseOnly(game.id)) });
  });
}
