/** Events in the words of the case format, and back. */
import type { JsonObject } from '../../trace.ts';
import { ACTS, EVENTS } from '../vocabulary.ts';
import type { Act, ByzantineEvent, Character, Kill, Method, Room, Skill } from '../vocabulary.ts';

const VERBS = Object.keys(ACTS) as Act[];

/** What a case may write under a key, all told. */
interface Fields {
  readonly who: Character;
  readonly victim: Character;
  readonly room?: Room;
  readonly method?: Method;
  readonly path?: readonly Room[];
  readonly right?: boolean;
}

const optional = (fields: { [key: string]: unknown }): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as JsonObject;

function skillOf(fields: Fields & { readonly [A in Act]?: string }): Skill {
  const act = VERBS.find((verb) => fields[verb] !== undefined)!;
  const named = fields[act]!;
  const isDoor = act === 'lock' || act === 'unlock';
  const { who, path, method } = fields;
  return {
    type: 'skill',
    who,
    act,
    target: isDoor ? '' : (named as Character),
    door: isDoor ? named : '',
    ...(path ? { path } : {}),
    ...(method ? { method } : {}),
  };
}

function killOf({ victim, room, method }: Partial<Fields>): Kill {
  const aim = victim === undefined ? 'room' : 'one';
  return { type: 'kill', aim, victim: victim ?? '', room: room ?? '', method: method ?? '' };
}

/** An event of a case (its form is already validated) as the game's own. */
export function eventOf(written: JsonObject): ByzantineEvent {
  const type = EVENTS.find((name) => name in written)!;
  const value = written[type] as any;
  switch (type) {
    case 'draw':
      return { type, cards: value };
    case 'pick':
      return { type, who: value.who };
    case 'move':
      return { type, who: value.who, path: value.path, to: value.path.at(-1) ?? '' };
    case 'skill':
      return skillOf(value);
    case 'kill':
      return killOf(value);
    case 'read':
      return typeof value === 'string'
        ? { type, victim: value as Character }
        : { type, victim: value.victim, ...optional({ method: value.method }) };
    case 'endRound':
      return { type };
    case 'accuse':
      return typeof value === 'string'
        ? { type, who: value as Character }
        : { type, who: value.who, ...optional({ right: value.right }) };
  }
}

/** The shortest form a case may use for an event. */
export function write(event: ByzantineEvent): JsonObject {
  switch (event.type) {
    case 'draw':
      return { draw: event.cards };
    case 'pick':
      return { pick: { who: event.who } };
    case 'move':
      return { move: { who: event.who, path: event.path } };
    case 'skill': {
      const { who, act, target, door, path, method } = event;
      return { skill: optional({ who, [act]: target || door, path, method }) };
    }
    case 'kill':
      return { kill: optional({ method: event.method, victim: event.victim, room: event.room }) };
    case 'read':
      return { read: event.method ? { victim: event.victim, method: event.method } : event.victim };
    case 'endRound':
      return { endRound: {} };
    case 'accuse':
      return { accuse: event.right === undefined ? event.who : { who: event.who, right: event.right } };
  }
}
