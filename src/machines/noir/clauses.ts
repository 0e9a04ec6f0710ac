/** Clauses of the rule text by their ids in the prose (`<S id="kill-1">`): what transitions, refusals and eliminations obey. */
import { isAlive, orderOf } from './logic/grid.ts';
import type { Table } from './table.ts';
import type { NoirEvent, RefusalId, Rule } from './vocabulary.ts';

/** `<rule>-<n>`, without the game. */
export type ClauseId = `${Rule}-${number}`;

/** A clause as it is called outside its game: `noir/<rule>-<n>`. */
export const clauseId = (id: ClauseId): string => `noir/${id}`;

/** The `meta` of a transition: the clauses it obeys. */
export const cite = (...ids: ClauseId[]): { clauses: string[] } => ({ clauses: ids.map(clauseId) });

type ByEvent = { readonly [type: string]: ClauseId };

/** What each refusal obeys; where it depends on the event, by event. `agent` is an arrest through a card. */
const REFUSED: { readonly [K in RefusalId]: ClauseId | ByEvent } = {
  'game-over': 'winning-5',
  'not-your-turn': 'turn-3',
  'must-kill-first': 'first-turns-2',
  'must-choose-first': 'first-turns-6',
  'already-chosen': 'first-turns-8',
  'variant-off': { agent: 'citizen-arrest-2', collapse: 'collapse-5' },
  'not-on-board': 'removal-8',
  'not-in-hand': { exonerate: 'exonerate-4', choose: 'first-turns-7', agent: 'citizen-arrest-6' },
  'deck-empty': { disguise: 'disguise-2', exonerate: 'exonerate-5' },
  'no-such-line': { shift: 'shift-5', collapse: 'collapse-3' },
  'own-identity': 'kill-5',
  'already-deceased': 'kill-4',
  'identity-deceased': 'first-turns-11',
  'target-deceased': 'arrest-13',
  'target-innocent': 'arrest-14',
  'agent-deceased': 'citizen-arrest-21',
  'agent-gone': 'citizen-arrest-13',
  'not-adjacent': { kill: 'kill-3', arrest: 'arrest-4', agent: 'citizen-arrest-5' },
  'undoes-shift': 'shift-8',
};

/** Where a clause of its own speaks of the situation. */
function special(
  id: RefusalId,
  event: NoirEvent,
  { variants, lastShift, board }: Table,
): ClauseId | undefined {
  if (id === 'not-adjacent' && event.type === 'arrest' && event.by === event.suspect)
    return 'citizen-arrest-14';
  if (id === 'no-such-line' && event.type === 'collapse') {
    return event.take.some((who) => isAlive(board, who)) ? 'collapse-4' : undefined;
  }
  if (id !== 'undoes-shift') return undefined;
  if (variants.undo === 'position') return 'shift-16';
  return lastShift && lastShift.before.length !== orderOf(board).length ? 'shift-12' : undefined;
}

/** The clause that a refusal of this event at this table obeys. */
export function refusedBy(id: RefusalId, event: NoirEvent, table: Table): string {
  const found = REFUSED[id];
  const type = event.type === 'arrest' && event.by ? 'agent' : event.type;
  return clauseId(special(id, event, table) ?? (typeof found === 'string' ? found : found[type]!));
}
