/** What one seat sees: of a position, and of an event that was accepted or refused. */
import type { JsonObject, Seen } from '../../trace.ts';
import type { Table } from '../table.ts';
import type { Deal, Draw, Identities, InnocenceEvent, LookAtDeck, Suspect } from '../vocabulary.ts';
import { positionFor } from './position.ts';
import type { Sight } from './position.ts';
import { write } from './written.ts';

/** The suspect who sits here: the detective is one; sheriff and onlooker are none. */
export const suspectAt = ({ detective, suspects }: Table, seat: string): Suspect | null =>
  seat === 'detective' ? detective : suspects.includes(seat) ? seat : null;

/** Whether this seat is the one that may look at the rest of the deck. */
export const looksAtDeck = ({ mode, detective }: Table, seat: string): boolean =>
  seat === mode || (mode === 'detective' && seat === detective);

const sightOf = (table: Table, seat: string): Sight => ({
  all: false,
  own: suspectAt(table, seat),
  deck: looksAtDeck(table, seat),
});

const only = <V>(
  record: { readonly [who: string]: V },
  own: Suspect | null,
): { readonly [who: string]: V } => (own && record[own] !== undefined ? { [own]: record[own] } : {});

const openly = ({ type, suspect, publish }: Draw): InnocenceEvent => ({ type, suspect, publish });

/** Dealt cards, drawn cards and the rest of the deck are each seen by one seat alone. */
function redacted(
  event: Identities | Deal | Draw | LookAtDeck,
  own: Suspect | null,
  looks: boolean,
): InnocenceEvent {
  switch (event.type) {
    case 'identities':
      return { ...event, roles: only(event.roles, own) };
    case 'deal':
      return { ...event, cards: only(event.cards, own) };
    case 'draw':
      return event.suspect === own ? event : openly(event);
    case 'lookAtDeck':
      return looks ? event : { type: 'lookAtDeck', ...(event.by ? { by: event.by } : {}) };
  }
}

/** An accepted event, as this seat sees it. */
export function seenEvent(table: Table, event: InnocenceEvent, seat: string): InnocenceEvent {
  switch (event.type) {
    case 'identities':
    case 'deal':
    case 'draw':
    case 'lookAtDeck':
      return redacted(event, suspectAt(table, seat), looksAtDeck(table, seat));
    default:
      return event;
  }
}

/** Cards named in an attempt that was refused would tell what somebody does or does not hold: others see that it was tried, at most. */
const HIDES_WHEN_REFUSED: readonly InnocenceEvent['type'][] = ['publish', 'draw', 'deal', 'identities'];

function eventFor(table: Table, event: InnocenceEvent, seat: string, refused: boolean): JsonObject | null {
  if (!refused) return write(seenEvent(table, event, seat));
  return HIDES_WHEN_REFUSED.includes(event.type) ? null : write(event);
}

/** The step for one seat. */
export function seenBy(before: Table | null, event: InnocenceEvent | null, after: Table, seat: string): Seen {
  const position = positionFor(after, sightOf(after, seat));
  if (!before || !event) return { position, event: null, answer: null };
  return { position, event: eventFor(after, event, seat, before === after), answer: null };
}
