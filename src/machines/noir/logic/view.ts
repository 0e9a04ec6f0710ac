/** What one seat sees: of a position, and of an event that was accepted or refused. */
import type { Json, JsonObject, Seen } from '../../trace.ts';
import type { Happening, Table } from '../table.ts';
import type { NoirEvent, Seat } from '../vocabulary.ts';
import { actorOf } from './judge.ts';
import { openPosition } from './position.ts';
import { write } from './written.ts';

/** The Killer stands revealed by a right arrest, the Inspector by being killed. */
function positionFor(table: Table, seat: Seat): JsonObject {
  const { killer, inspector, hand, winner, last } = table;
  const mine = seat === 'killer';
  const killerIsOpen = mine || winner === 'inspector';
  const inspectorIsOpen = !mine || (last?.type === 'kill' && last.hit);
  return {
    ...openPosition(table),
    ...(killer && killerIsOpen ? { killer } : {}),
    ...(inspector && inspectorIsOpen ? { inspector } : {}),
    ...(mine ? { handSize: hand.length } : { hand }),
  };
}

const some = (parts: { [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject;

/** What happened, as far as the seat saw it, in long form: more keys than a case writes, none that the seat may not know. */
export function happeningFor(last: Happening, seat: Seat): JsonObject {
  const mine = seat === 'killer';
  const removed = last.removed.length ? last.removed : undefined;
  switch (last.type) {
    case 'kill':
      return { kill: some({ victim: last.victim, innocent: last.innocent || undefined, removed }) };
    case 'choose':
      return { choose: mine ? {} : { card: last.card, drawn: last.drawn } };
    case 'shift':
      return { shift: some({ [last.axis]: last.at, to: last.to, removed }) };
    case 'disguise':
      if (last.was === null) return { disguise: some({ shown: last.drawn }) };
      return { disguise: some({ was: last.was, drawn: mine ? last.drawn : undefined }) };
    case 'exonerate':
      return { exonerate: some({ card: last.card, drawn: mine ? undefined : last.drawn }) };
    case 'arrest':
      return { arrest: some({ suspect: last.suspect, by: last.by }) };
    case 'collapse':
      return { collapse: { each: last.each, take: last.take, to: last.to } };
  }
}

/** The step for one seat. Of a refused attempt only its own seat sees anything, for refusals would tell. */
export function seenBy(before: Table | null, event: NoirEvent | null, after: Table, seat: Seat): Seen {
  const position = positionFor(after, seat);
  if (!before || !event) return { position, event: null, answer: null };
  if (before !== after)
    return { position, event: happeningFor(after.last!, seat), answer: after.last!.answer };
  return { position, event: actorOf(event, before) === seat ? write(event) : null, answer: null };
}
