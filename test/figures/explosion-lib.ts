import type { ExplosionData } from '../../src/figures/explosion/data.ts';
import { figure } from '../../src/figures/explosion/model.ts';
import { explosion } from '../../src/machines/explosion/game.ts';
import { replay } from '../../src/machines/replay.ts';
import type { JsonObject, Trace } from '../../src/machines/trace.ts';
import { six } from '../explosion/at.ts';

/** Six players with spades as the weapon: P1 is the culprit, P2 the accomplice, P3 medium, P4 and P6 small. */
export const SIX: JsonObject = {
  ...six(),
  roles: { P2: 'police', P5: 'lawyer' },
  round: 1,
  phase: 'night',
};

export function traceOf(events: readonly JsonObject[], given: object = {}): Trace {
  return replay(explosion, {
    id: 'explosion/x/y',
    game: 'explosion',
    rule: 'round',
    title: '',
    facts: [],
    variants: {},
    given: { ...SIX, ...given } as unknown as JsonObject,
    steps: events.map((event) => ({ event })),
  });
}

/** What is drawn after the last step. */
export function drawn(trace: Trace, view = 'everyone'): ExplosionData {
  const index = trace.steps.length - 1;
  const look = { view, variants: trace.variants };
  return figure(trace.steps[index]!, trace.steps[index - 1] ?? null, look) as unknown as ExplosionData;
}
