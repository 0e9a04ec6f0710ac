/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import explosion from '../../src/machines/explosion/index.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import type { Variants } from '../../src/machines/game.ts';
import { begin } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';

/** P1 is the culprit, P2 the accomplice; P3 is medium, P4 and P6 small, P5 holds no weapon card. */
export const six = (more: JsonObject = {}): JsonObject => ({
  weapon: 'S',
  hands: {
    P1: ['S3', 'S7'],
    P2: ['S4', 'S6'],
    P3: ['S5', 'H2'],
    P4: ['S1', 'D4'],
    P5: ['H1', 'C3'],
    P6: ['S2', 'C7'],
  },
  ...more,
});

/** P8 is the culprit, P2 the accomplice, P4 the follower. */
export const nine = (more: JsonObject = {}): JsonObject => ({
  weapon: 'C',
  hands: {
    P1: ['C1', 'C2'],
    P2: ['C5', 'H1'],
    P3: ['S6', 'D2'],
    P4: ['C4', 'D1'],
    P5: ['S2', 'D7'],
    P6: ['C3', 'H4'],
    P7: ['H2', 'D3'],
    P8: ['C7', 'S5'],
    P9: ['D6', 'S1'],
  },
  ...more,
});

export const from = (position: JsonObject, variants: Variants = {}): Run =>
  begin(explosion, chartsOf(explosion, 'round'), { given: position, variants });

export const tableOf = (run: Run): Table => run.stand.table as Table;

/** Why the last of some events is refused; null when it is accepted. */
export const refusal = (position: JsonObject, ...events: JsonObject[]): string | null =>
  lastOf(after(from(position), ...events)).refused?.id ?? null;

/** Everybody of a list votes for one. */
export const allFor = (choice: string, voters: readonly string[]): JsonObject =>
  Object.fromEntries(voters.map((voter) => [voter, choice]));

export const SIX = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
export const NINE = [...SIX, 'P7', 'P8', 'P9'];
