/** What one seat sees: of a position, and of an event that was accepted or refused. */
import type { JsonObject, Seen } from '../../trace.ts';
import type { Table } from '../table.ts';
import type { Card, ExplosionEvent, Flip, Seat } from '../vocabulary.ts';
import { placeIn } from './cards.ts';
import { positionFor } from './position.ts';
import { faceKnown } from './sight.ts';
import { write } from './written.ts';

/** A card named in an event, unless the seat does not know its face. */
function known(table: Table, seat: Seat, card: Card): boolean {
  const place = table.seats.map((one) => placeIn(table, one, card)).find((one) => one !== null);
  return place !== undefined && place !== null && faceKnown(table, seat, place);
}

function flipFor(event: Flip, table: Table, seat: Seat): ExplosionEvent {
  const mayRead = (card: Card): boolean => known(table, seat, card);
  const { card, cards } = event;
  return { ...event, card: card && mayRead(card) ? card : '', cards: cards.filter(mayRead) };
}

/** In long form: with the fields that it leaves empty, so that a view can be seen to miss nothing of it. */
function atLength(event: ExplosionEvent): JsonObject {
  switch (event.type) {
    case 'elect':
    case 'vote':
      return { [event.type]: { ...(event.votes as JsonObject), host: event.host } };
    case 'flip':
    case 'substitute':
    case 'hide':
    case 'knockOut':
    case 'murder': {
      const { type, ...fields } = event;
      return { [type]: fields as unknown as JsonObject };
    }
    default:
      return write(event);
  }
}

interface Attempt {
  readonly event: ExplosionEvent;
  readonly table: Table;
  readonly seat: Seat;
  readonly isMine: boolean;
}

/** The event as far as the seat saw it. What is done with closed eyes round about, nobody sees. */
function eventFor({ event, table, seat, isMine }: Attempt): JsonObject {
  switch (event.type) {
    case 'wake':
      return { wake: event.group };
    case 'hide':
    case 'knockOut':
    case 'murder':
      return isMine ? atLength(event) : { [event.type]: {} };
    case 'hideCard':
    case 'look': {
      const { type, card, ...rest } = event;
      return { [type]: { ...rest, ...(known(table, seat, card) ? { card } : {}) } };
    }
    case 'flip':
      return atLength(flipFor(event, table, seat));
    default:
      return atLength(event);
  }
}

/** Who is named as acting in the night, or who has acted. */
function isActor(event: ExplosionEvent, after: Table, seat: Seat): boolean {
  if (event.type !== 'hide' && event.type !== 'knockOut' && event.type !== 'murder') return true;
  if (event.by) return event.by === seat;
  return after.happened.some((one) => one.type === 'acted' && one.by === seat);
}

/** The step for one seat. */
export function seenBy(before: Table | null, event: ExplosionEvent | null, after: Table, seat: Seat): Seen {
  const position = positionFor(after, seat);
  if (!before || !event) return { position, event: null, answer: null };
  const refused = before === after;
  const isMine = refused ? 'by' in event && event.by === seat : isActor(event, after, seat);
  return { position, event: eventFor({ event, table: after, seat, isMine }), answer: null };
}
