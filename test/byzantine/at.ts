/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import byzantine from '../../src/machines/byzantine/index.ts';
import { trainingStart } from '../../src/machines/byzantine/palaces/training-start.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import type { Variants } from '../../src/machines/game.ts';
import { begin } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';

/** The start position of the training palace. */
export const P1 = trainingStart as JsonObject;

export const given = (more: JsonObject = {}): JsonObject => ({ palace: 'training', at: P1, ...more });

export const moved = (places: JsonObject): JsonObject => ({ at: { ...P1, ...places } });

export const from = (position: JsonObject, variants: Variants = {}): Run =>
  begin(byzantine, chartsOf(byzantine, 'round'), { given: position, variants });

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
