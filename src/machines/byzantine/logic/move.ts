/** A character's own move (B-012, B-020); what it reaches in a detective's turn may be read (B-057, B-G26, B-G27). */
import type { Table } from '../table.ts';
import type { Character, Characters, Move, Room } from '../vocabulary.ts';
import { ownGait } from './abilities.ts';
import { deckOf } from './draw.ts';
import { corpsesIn, isDead } from './people.ts';
import type { Reasons } from './reasons.ts';
import { detectivesWork, workReasons } from './turn.ts';
import { walkReasons } from './walking.ts';

/** The bard must turn up a card before acting (B-088); only where phases hold, and while there is a card. */
const bardIsNotReady = (table: Table, who: Character): boolean =>
  table.phase !== null &&
  who === 'bard' &&
  !table.gained &&
  table.turn?.bound === true &&
  deckOf(table).length > 0;

export function moveReasons(table: Table, { who, path }: Move): Reasons {
  const work = workReasons(table, who, ({ moved, gaveUp }) => moved || gaveUp);
  if (table.at[who] === undefined) return work;
  return [
    [bardIsNotReady(table, who) && table.turn?.who === who, 'wrong-phase'],
    ...work,
    [isDead(table, who), 'dead'],
    ...walkReasons(table, { who, path, gait: ownGait(table, who) }),
  ];
}

/** The corpses that lie in rooms just entered. */
const corpsesOn = (table: Table, rooms: readonly Room[]): Characters =>
  [...new Set(rooms)].flatMap((room) => corpsesIn(table, room));

/** Somebody goes, or is brought, into these rooms one after the other. */
export function enter(table: Table, who: Character, rooms: readonly Room[]): Table {
  const end = rooms.at(-1);
  if (end === undefined) return table;
  const found = detectivesWork(table) ? corpsesOn(table, rooms) : [];
  return {
    ...table,
    at: { ...table.at, [who]: end },
    reached: [...table.reached, ...found.filter((corpse) => !table.reached.includes(corpse))],
  };
}

export function move(table: Table, { who, path }: Move): Table {
  const moved = enter(table, who, path);
  return moved.turn ? { ...moved, turn: { ...moved.turn, moved: true } } : moved;
}
