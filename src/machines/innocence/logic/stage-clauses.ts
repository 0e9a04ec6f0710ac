/** The stages of the verdict, in order, and the clauses that each obeys. */
import { clauseId } from '../clauses.ts';
import type { ClauseId } from '../clauses.ts';

export const STAGES = [
  'weapon',
  'physical',
  'statements',
  'testimonies',
  'lowest',
  'fewest-valid',
  'joint',
] as const;
export type StageName = (typeof STAGES)[number];

const OBEYED: { readonly [S in StageName]: readonly ClauseId[] } = {
  weapon: ['verdict-1'],
  physical: ['evidence-2', 'evidence-3'],
  statements: ['evidence-4'],
  testimonies: ['evidence-6', 'evidence-7'],
  lowest: ['verdict-2'],
  'fewest-valid': ['verdict-3'],
  joint: ['verdict-4'],
};

export const stageClause = (stage: StageName): readonly string[] => OBEYED[stage].map(clauseId);
