/** A table in the words of `given`; with what `given` cannot say (the murders, whose turn it is) added. */
import type { JsonObject } from '../../trace.ts';
import type { Murder, Table } from '../table.ts';
import { handSize } from './hand.ts';

const murder = ({ victims, room, method, read, scene }: Murder, all: boolean): JsonObject => ({
  victims,
  ...(room ? { room } : {}),
  ...(method && (all || read) ? { method } : {}),
  read,
  ...(scene.locks.length ? { locks: scene.locks } : {}),
});

/** What lies open for everybody. */
export const openPosition = (table: Table, all = false): JsonObject => ({
  palace: table.palaceName ?? (table.palace as unknown as JsonObject),
  at: table.at as JsonObject,
  dead: table.dead,
  locks: table.locks,
  cleared: table.cleared,
  players: table.players,
  round: table.round,
  ...(table.phase
    ? { phase: table.phase, drawn: table.drawn, picked: [...table.picked, ...table.assassinPicked] }
    : {}),
  ...(table.reached.length ? { reached: table.reached } : {}),
  ...(table.gained ? { gained: table.gained } : {}),
  ...(table.turn ? { turn: { who: table.turn.who, by: table.turn.by } } : {}),
  murders: table.murders.map((one) => murder(one, all)),
  handSize: handSize(table),
});

/** The whole truth as far as the case tells it. */
export const positionOf = (table: Table): JsonObject => ({
  ...openPosition(table, true),
  ...(table.assassin ? { assassin: table.assassin } : {}),
  methods: table.methods,
});

/** The cards that the detectives have not seen: in hand, or face down on a corpse. */
const unseen = ({ handAtStart, murders }: Table): string[] =>
  handAtStart.filter((card) => !murders.some(({ read, method }) => read && method === card));

/** The position as the detectives see it. */
export const detectivesPosition = (table: Table): JsonObject => ({
  ...openPosition(table),
  ...(table.winner === 'detectives' && table.assassin ? { assassin: table.assassin } : {}),
  unseen: unseen(table),
});
