/** Events in the words of the case format, and back. */
import type { JsonObject } from '../../trace.ts';
import { EVENTS } from '../vocabulary.ts';
import type { NoirEvent, Suspect } from '../vocabulary.ts';

/** Letters in `take` may be small, as the board shows the deceased. */
const upper = (names: readonly string[]): Suspect[] => names.map((name) => name.toUpperCase() as Suspect);

/** An event of a case (its form is already validated) as the game's own. */
export function eventOf(written: JsonObject): NoirEvent {
  const type = EVENTS.find((name) => name in written)!;
  const value = written[type] as any;
  const long = typeof value === 'object';
  switch (type) {
    case 'kill':
      return long ? { type, ...value } : { type, victim: value };
    case 'choose':
      return { type, card: value };
    case 'shift':
      return value.row
        ? { type, axis: 'row', at: value.row, to: value.to }
        : { type, axis: 'column', at: value.column, to: value.to };
    case 'disguise':
      return { type, ...value };
    case 'exonerate':
      return long ? { type, ...value } : { type, card: value };
    case 'arrest':
      return long ? { type, ...value } : { type, suspect: value };
    case 'collapse':
      return { type, ...value, take: upper(value.take) };
  }
}

/** The shortest form a case may use for an event. */
export function write(event: NoirEvent): JsonObject {
  const { type, ...rest } = event;
  switch (event.type) {
    case 'kill':
      return { kill: event.answer === undefined ? event.victim : (rest as JsonObject) };
    case 'choose':
      return { choose: event.card };
    case 'shift':
      return { shift: { [event.axis]: event.at, to: event.to } };
    case 'exonerate':
      return { exonerate: event.answer === undefined ? event.card : (rest as JsonObject) };
    case 'arrest':
      return { arrest: event.answer === undefined && !event.by ? event.suspect : (rest as JsonObject) };
    default:
      return { [type]: rest as JsonObject };
  }
}
