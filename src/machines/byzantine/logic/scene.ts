/** The palace at the moment of a murder (B-G07). */
import type { Scene, Table } from '../table.ts';
import { holders } from './abilities.ts';
import { livingPlaces } from './people.ts';

export const sceneOf = (table: Table): Scene => ({
  at: livingPlaces(table),
  locks: table.locks,
  guards: holders(table, 'captain'),
});
