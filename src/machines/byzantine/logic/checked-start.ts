/** A given position as a table, once it has been found that it contradicts neither itself nor the game. */
import { BadPosition } from '../../game.ts';
import type { JsonObject } from '../../trace.ts';
import { PALACES } from '../palaces/palaces.ts';
import type { Table } from '../table.ts';
import { checkPalace } from './check-palace.ts';
import { checkPosition } from './check.ts';
import { start } from './start.ts';
import type { Given, Switches } from './start.ts';

/** Fails with `BadPosition`, which names the field. */
export function checkedStart(written: JsonObject, switches: Switches = {}): Table {
  const { palace } = written as unknown as Given;
  if (typeof palace === 'string' && !PALACES[palace])
    throw new BadPosition('palace', palace, `${Object.keys(PALACES).join(', ')}, or a palace written out`);
  const table = start(written, switches);
  if (typeof palace === 'object') checkPalace(table.palace, 'palace');
  checkPosition(table);
  return table;
}
