import type { ByzantineData } from '../../../figures/byzantine/data.ts';
import { ACTS } from '../../../machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

/**
 * Byzantine Assassin by pressing: a move is the walker and the room where it ends; a murder is the rule and the victim, or the
 * room that is blown up; a skill is its owner and whom, which door or, for the empress, whom and where to. Where several ways
 * lead to one room, the reader chooses between them.
 */
export const controls: BoardControls = {
  parts(move) {
    const [type, value] = Object.entries(move)[0]!;
    if (typeof value === 'string') return [`suspect:${value}`];
    if (Array.isArray(value)) return value.map((who) => `suspect:${who}`);
    const fields = value as JsonObject;
    const act = type === 'skill' ? ACT_NAMES.find((verb) => fields[verb] !== undefined) : undefined;
    const target = act ? String(fields[act]) : '';
    return [
      ...named('method', type === 'kill' ? fields['method'] : undefined),
      ...named('suspect', fields['who'] ?? fields['victim']),
      ...named(act === 'lock' || act === 'unlock' ? 'door' : 'suspect', target),
      ...named('room', fields['room'] ?? (Array.isArray(fields['path']) ? fields['path'].at(-1) : undefined)),
    ];
  },
  meant(type, parts): JsonObject | null {
    const of = (kind: string): string[] =>
      parts.filter((part) => part.startsWith(`${kind}:`)).map((part) => part.slice(kind.length + 1));
    const [who, target] = of('suspect');
    const rooms = of('room');
    const [method] = of('method');
    if (type === 'endRound') return parts.length ? null : { endRound: {} };
    if (type === 'draw') return who ? { draw: of('suspect') } : null;
    if (type === 'kill') return killMeant(method, who, rooms[0]);
    if (!who) return null;
    if (type === 'pick') return { pick: { who } };
    if (type === 'read' || type === 'accuse') return { [type]: who };
    if (type === 'move') return rooms.length ? { move: { who, path: rooms } } : null;
    return type === 'skill' ? skillMeant(who, target, { door: of('door')[0], rooms }) : null;
  },
  example(type, data): JsonObject {
    const { row, dead } = data as unknown as ByzantineData;
    const who = (type === 'read' ? dead[0] : row?.drawn[0]) ?? 'cook';
    if (type === 'skill') return { skill: { who, [ACT_OF[who] ?? 'shows']: who } };
    if (type === 'draw') return { draw: [who] };
    return controls.meant(type, [`suspect:${who}`, 'room:3A']) ?? { [type]: {} };
  },
  toMove: (data) => (typeof data['turn'] === 'string' ? data['turn'] : null),
};

const ACT_NAMES = Object.keys(ACTS);

/** Verbs that name one character. */
const ACT_OF: { readonly [who: string]: string } = Object.fromEntries(
  Object.entries(ACTS)
    .filter(([act]) => act !== 'lock' && act !== 'unlock')
    .map(([act, who]) => [who, act]),
);

const named = (kind: string, value: unknown): string[] => (value ? [`${kind}:${String(value)}`] : []);

function killMeant(
  method: string | undefined,
  victim: string | undefined,
  room: string | undefined,
): JsonObject | null {
  if (room && method === 'gunpowder') return { kill: { method, room } };
  if (!victim) return null;
  return { kill: method ? { method, victim } : { victim } };
}

interface With {
  readonly door: string | undefined;
  readonly rooms: readonly string[];
}

function skillMeant(who: string, target: string | undefined, { door, rooms }: With): JsonObject | null {
  if (door) return { skill: { who, lock: door } };
  const act = ACT_OF[who];
  if (!act || !target) return null;
  if (act === 'moves') return rooms.length ? { skill: { who, moves: target, path: rooms } } : null;
  return { skill: { who, [act]: target } };
}
