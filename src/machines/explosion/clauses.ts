/** The clauses of the rule text that refusals, eliminations and transitions obey. */
import type { Rule } from './pages.ts';
import type { Kind } from './vocabulary.ts';

/** `<rule>-<n>`, without the game. */
export type ClauseId = `${Rule}-${number}`;

export const clauseId = (id: ClauseId): string => `explosion/${id}`;

/** The `meta` of a transition: the clauses it obeys. */
export const cite = (...ids: readonly ClauseId[]): { clauses: string[] } => ({ clauses: ids.map(clauseId) });

/** What each kind of reason rests on. */
const REASON: { readonly [K in Kind]: ClauseId } = {
  cleared: 'deduction-14',
  'knocked-out': 'deduction-7',
  murdered: 'deduction-8',
  signalled: 'deduction-5',
  'not-signalled': 'deduction-6',
  accomplice: 'deduction-6',
  'own-cards': 'deduction-1',
  awake: 'deduction-4',
  seen: 'deduction-9',
  deck: 'deduction-10',
  told: 'deduction-11',
  'not-turned-up': 'deduction-18',
  hiding: 'deduction-19',
  together: 'deduction-20',
};
export const reasonClause = (kind: Kind): ClauseId => REASON[kind];
