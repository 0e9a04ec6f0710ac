/** What one seat sees: of a position, and of an event that was accepted or refused. */
import type { JsonObject, Seen } from '../../trace.ts';
import type { Table } from '../table.ts';
import type { ByzantineEvent, Kill, Seat } from '../vocabulary.ts';
import { detectivesPosition, positionOf } from './position.ts';
import { write } from './written.ts';

/** The announcement: who is dead. Several deaths tell the card as well (B-051, B-D07). */
function announced(event: Kill, { murders }: Table): JsonObject {
  const { victims } = murders.at(-1)!;
  return victims.length > 1 ? write(event) : { kill: { victim: victims[0]! } };
}

function eventFor(
  event: ByzantineEvent,
  after: Table,
  { seat, refused }: { seat: Seat; refused: boolean },
): JsonObject | null {
  if (event.type !== 'kill' || seat === 'assassin') return write(event);
  return refused ? null : announced(event, after);
}

/** The step for one seat. What the assassin tried in vain nobody else sees, for it would tell. */
export function seenBy(before: Table | null, event: ByzantineEvent | null, after: Table, seat: Seat): Seen {
  const position = seat === 'assassin' ? positionOf(after) : detectivesPosition(after);
  if (!before || !event) return { position, event: null, answer: null };
  const refused = before === after;
  return {
    position,
    event: eventFor(event, after, { seat, refused }),
    answer: !refused && event.type === 'accuse' ? after.answer : null,
  };
}
