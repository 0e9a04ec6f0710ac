/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import byzantine from '../../src/machines/byzantine/index.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import type { Variants } from '../../src/machines/game.ts';
import { begin, play } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import type { JsonObject, TraceStep } from '../../src/machines/trace.ts';

/** The start position of the training palace. */
export const P1 = {
  astrologer: '3B',
  steward: '3A',
  cook: '3C',
  scholar: '3B',
  witch: '0B',
  jester: '4B',
  captain: '4A',
  empress: '4C',
  bard: '2A',
  duke: '2BC',
  countess: '1B',
  maid: '1C',
  'white-cat': '1C',
} as const;

export const given = (more: JsonObject = {}): JsonObject => ({ palace: 'training', at: P1, ...more });

export const moved = (places: JsonObject): JsonObject => ({ at: { ...P1, ...places } });

export const from = (position: JsonObject, variants: Variants = {}): Run =>
  begin(byzantine, chartsOf(byzantine, 'round'), { given: position, variants });

export const after = (run: Run, ...events: JsonObject[]): Run =>
  events.reduce((some, event) => play(some, event), run);

export const lastOf = (run: Run): TraceStep => run.steps.at(-1)!;

export const tableOf = (run: Run): Table => run.stand.table as Table;

/** Why the last of some events is refused; null when it is accepted. */
export const refusal = (position: JsonObject, ...events: JsonObject[]): string | null =>
  lastOf(after(from(position), ...events)).refused?.id ?? null;

/** The detectives' suspects after some events. */
export const suspects = (position: JsonObject, ...events: JsonObject[]): readonly string[] =>
  lastOf(after(from(position), ...events)).knowledge['detectives']!.suspects;

/** The whole round up to the murder, with everything given as done. */
export const readyToKill = {
  drawn: ['steward', 'maid', 'witch', 'duke', 'empress'],
  picked: ['witch', 'duke', 'empress', 'steward', 'maid'],
} as const;
