import type { JsonObject } from '../../machines/trace.ts';
import { ownMoves, type Run } from '../stepper/run.ts';
import type { Settings } from '../story/types.ts';
import type { Engine } from './engine.ts';
import { writeMove } from './write-moves.ts';

/** A run that goes on from a step with a move of the reader's. */
export function playOn(
  engine: Engine,
  run: Run,
  { index, event }: { index: number; event: JsonObject },
): Run {
  const events = [...run.events.slice(0, index), event];
  const fork = Math.min(run.fork ?? index, index);
  const written = [...ownMoves(run, index), writeMove(event)];
  return { events, fork, written, variants: run.variants, steps: engine.tell(events, run.variants) };
}

/** The same events under other variants. Throws when the position cannot be under them. */
export function underVariants(engine: Engine, run: Run, variants: Settings): Run {
  return { ...run, variants, steps: engine.tell(run.events, variants) };
}
