/** One case, one trace: pure and deterministic. */
import { chartsOf } from './chart-run.ts';
import { failuresOf } from './expectations.ts';
import type { Case, Game } from './game.ts';
import { hash } from './hash.ts';
import { begin, play, resolveVariants } from './run.ts';
import type { Failure, Json, Trace } from './trace.ts';

/**
 * Replays a case on the game's charts.
 * @throws BadPosition or BadEvent when the case cannot be replayed; expectations that do not hold are data, in `failures`.
 */
export function replay(game: Game, { id, rule, variants, given, view, steps, expect }: Case): Trace {
  let run = begin(game, chartsOf(game, rule), { given, variants });
  const failures: Failure[] = [];
  for (const step of steps) {
    run = play(run, step.event);
    failures.push(...failuresOf(game, run, step.expect, { step: true, view }));
  }
  failures.push(...failuresOf(game, run, expect, { step: false, view }));
  const resolved = resolveVariants(game, variants);
  const fingerprint = hash({ id, variants: resolved, steps: run.steps } as unknown as Json);
  return { id, game: game.id, rule, hash: fingerprint, variants: resolved, steps: run.steps, failures };
}
