/** Events in the words of the case format, and back. */
import type { Json, JsonObject } from '../../trace.ts';
import { EVENTS } from '../vocabulary.ts';
import type {
  Ballot,
  BySeat,
  ExplosionEvent,
  Flip,
  NightEvent,
  Seat,
  Substitute,
  Wake,
} from '../vocabulary.ts';

const optional = (fields: { [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== 0 && !(Array.isArray(value) && !value.length),
    ),
  ) as JsonObject;

function ballotOf(type: Ballot['type'], written: { [voter: string]: Seat }): Ballot {
  const { host = '', ...votes } = written;
  return { type, votes: votes as BySeat<Seat>, host: host as Seat | '' } as Ballot;
}

const flipOf = (written: Partial<Flip> & { player: Seat }): Flip => ({
  role: '',
  target: '',
  targets: [],
  card: '',
  cards: [],
  number: 0,
  answer: '',
  ...written,
  type: 'flip',
});

/** An event of a case (its form is already validated), or what a seat has seen of one, as the game's own. */
export function eventOf(written: JsonObject): ExplosionEvent {
  const type = EVENTS.find((name) => name in written)!;
  const value = written[type] as any;
  switch (type) {
    case 'wake':
      if (typeof value === 'string') return { type, group: value as Wake['group'] };
      return { type, group: value.group, awake: value.awake };
    case 'hide':
    case 'knockOut':
    case 'murder':
      return typeof value === 'string'
        ? { type, target: value as Seat, by: '' }
        : { type, target: value.target ?? '', by: value.by ?? '' };
    case 'speak':
      return { type, player: value };
    case 'dawn':
    case 'endRound':
      return { type };
    case 'flip':
      return flipOf(value);
    case 'elect':
    case 'vote':
      return ballotOf(type, value);
    case 'substitute':
      return { type, by: value.by, instead: value.instead ?? '' };
    case 'hideCard':
    case 'look':
      return { type, ...value, card: value.card ?? '' };
    default:
      return { type, ...value };
  }
}

const writeNight = ({ type, by, target }: NightEvent): JsonObject => ({
  [type]: by ? { by, target } : target,
});
const writeBallot = ({ type, votes, host }: Ballot): JsonObject => ({
  [type]: { ...(votes as JsonObject), ...(host ? { host } : {}) },
});
const writeSubstitute = ({ by, instead }: Substitute): JsonObject => ({
  substitute: optional({ by, instead }),
});

/** The shortest form a case may use for an event. */
export function write(event: ExplosionEvent): JsonObject {
  switch (event.type) {
    case 'wake':
      return { wake: event.awake ? { group: event.group, awake: event.awake } : event.group };
    case 'hide':
    case 'knockOut':
    case 'murder':
      return writeNight(event);
    case 'speak':
      return { speak: event.player };
    case 'elect':
    case 'vote':
      return writeBallot(event);
    case 'substitute':
      return writeSubstitute(event);
    case 'dawn':
    case 'endRound':
      return { [event.type]: {} };
    default: {
      const { type, ...fields } = event;
      return { [type]: optional(fields as JsonObject) };
    }
  }
}
