/** Questions to the engine about a palace written by its owner. */
import { ownGait } from '../../machines/byzantine/logic/abilities.ts';
import { victimsOf } from '../../machines/byzantine/logic/murder.ts';
import { isPerson } from '../../machines/byzantine/logic/people.ts';
import { sceneOf } from '../../machines/byzantine/logic/scene.ts';
import { start } from '../../machines/byzantine/logic/start.ts';
import { endings } from '../../machines/byzantine/logic/walking.ts';
import type { Table } from '../../machines/byzantine/table.ts';
import type { Character, Method, Room } from '../../machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { PalaceFile } from './file-form.ts';

/** The position in the words of the case format. */
export const givenOf = ({ palace, start: at }: PalaceFile): JsonObject =>
  ({ palace, at: at ?? {} }) as unknown as JsonObject;

/** Somebody put into a room, everybody else at the start. */
export interface Standing {
  readonly who: Character;
  readonly room: Room;
}

export function tableOf({ palace, start: at }: PalaceFile, { who, room }: Standing): Table {
  return start(givenOf({ palace, start: { ...at, [who]: room } }));
}

/** Where one move may end. */
export const reachOf = (table: Table, who: Character): readonly Room[] => [
  ...endings(table, who, ownGait(table, who)).keys(),
];

/** Whom somebody could kill by a rule if they were Mr. M; null for a cat, which never is. */
export const victimsBy = (table: Table, who: Character, method: Method): readonly Character[] | null =>
  isPerson(who) ? victimsOf(table, sceneOf(table), who, method) : null;
