/** The clause that a refusal obeys: the one that says so for this event, at this table. */
import { clauseId } from './clauses.ts';
import type { ClauseId } from './clauses.ts';
import { turnsAreOver } from './logic/reasons.ts';
import type { Table } from './table.ts';
import type { EventName, InnocenceEvent, RefusalId } from './vocabulary.ts';

type Found = (table: Table, event: InnocenceEvent) => ClauseId;
/** By event; `''` for any other. */
type ByEvent = { readonly [E in EventName]?: ClauseId | Found } & { readonly '': ClauseId };

const arrestPhase: Found = (table) => (table.mode === 'detective' ? 'vote-16' : 'arrest-2');
const votePhase: Found = (table) =>
  table.mode === 'sheriff' ? 'arrest-4' : turnsAreOver(table) ? 'vote-12' : 'vote-15';
const drawPhase: Found = (table) => (turnsAreOver(table) ? 'turn-14' : 'turn-1');
const dealPhase: Found = (table) => (table.mode === 'detective' ? 'detective-mode-2' : 'setup-9');

const lookedWrongly: Found = (table) => {
  if (turnsAreOver(table)) return 'inquiry-3';
  const { detective, played } = table;
  return detective && !played.includes(detective) ? 'detective-mode-9' : 'inquiry-2';
};

const OBEYED: { readonly [R in RefusalId]: ClauseId | ByEvent | Found } = {
  'game-over': 'arrest-8',
  'wrong-phase': {
    identities: 'detective-mode-2',
    showIdentity: 'detective-mode-3',
    deal: dealPhase,
    publish: 'setup-14',
    pass: drawPhase,
    draw: drawPhase,
    claim: 'inquiry-12',
    arrest: arrestPhase,
    vote: votePhase,
    '': 'turn-14',
  },
  'not-a-suspect': {
    arrest: 'arrest-3',
    vote: 'vote-14',
    claim: 'inquiry-13',
    pass: 'turn-12',
    draw: 'turn-12',
    '': 'setup-3',
  },
  'turn-taken': 'turn-11',
  'not-held': { publish: 'setup-16', '': 'turn-10' },
  'must-show-one': 'setup-15',
  'self-vote': 'vote-4',
  'must-vote': 'vote-3',
  'not-allowed-to-look': lookedWrongly,
  'oral-only': 'inquiry-11',
  'identity-stays-hidden': 'special-roles-3',
};

/** `innocence/<rule>-<n>`. */
export function refusedBy(id: RefusalId, event: InnocenceEvent, table: Table): string {
  const obeyed = OBEYED[id];
  const found = typeof obeyed === 'object' ? (obeyed[event.type] ?? obeyed['']) : obeyed;
  return clauseId(typeof found === 'function' ? found(table, event) : found);
}
