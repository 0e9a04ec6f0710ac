/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import type { Variants } from '../../src/machines/game.ts';
import innocence from '../../src/machines/innocence/index.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import { begin } from '../../src/machines/run.ts';
import type { Run } from '../../src/machines/run.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';

/** Everybody has two cards; nothing is published yet. */
export const dealt = {
  mode: 'sheriff',
  dealt: { A: ['P', 'S2'], B: ['S1', 'T4'], C: ['P', 'P'] },
  deck: ['S3', 'X', 'T1', 'T2', 'S4', 'T3'],
} as const;

/** One card open, one covered; the turns begin. */
export const turns = {
  mode: 'sheriff',
  evidence: {
    A: { hidden: ['S2'], shown: ['P'] },
    B: { hidden: ['T4'], shown: ['S1'] },
    C: { hidden: ['P'], shown: ['P'] },
  },
  deck: ['S3', 'X', 'T1', 'T2', 'S4', 'T3'],
  phase: 'turns',
} as const;

/** The turns are over. C has the lowest sum: 3 with two cards, while A has 4 and B 5. */
export const inquiry = {
  ...turns,
  evidence: { ...turns.evidence, C: { hidden: ['T1'], shown: ['P'] } },
  deck: ['S3', 'X', 'P', 'T2', 'S4', 'T3'],
  phase: 'inquiry',
} as const;

/** The same, led by the detective A. */
export const detectives = { ...inquiry, mode: 'detective', detective: 'A' } as const;

export const from = (position: JsonObject, variants: Variants = {}): Run =>
  begin(innocence, chartsOf(innocence, 'turn'), { given: position, variants });

export const tableOf = (run: Run): Table => run.stand.table as Table;

/** The table after some events, none of which is refused. */
export function played(position: JsonObject, ...events: JsonObject[]): Table {
  const run = after(from(position), ...events);
  const refused = run.steps.find((step) => step.refused);
  if (refused) throw new Error(`${refused.name} was refused: ${refused.refused!.id}`);
  return tableOf(run);
}

/** Why the last of some events is refused; null when it is accepted. */
export const refusal = (position: JsonObject, ...events: JsonObject[]): string | null =>
  lastOf(after(from(position), ...events)).refused?.id ?? null;

/** The clause that the last event is refused by. */
export const refusingClause = (position: JsonObject, ...events: JsonObject[]): string | null =>
  lastOf(after(from(position), ...events)).refused?.clause ?? null;
