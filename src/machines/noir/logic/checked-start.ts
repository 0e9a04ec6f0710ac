/** A given position as a table, once it has been found that it contradicts neither itself nor the game. */
import type { JsonObject } from '../../trace.ts';
import type { Table } from '../table.ts';
import { checkPosition } from './check.ts';
import { start } from './start.ts';
import type { Given, Switches } from './start.ts';

/** Fails with `BadPosition`, which names the field. */
export function checkedStart(written: JsonObject, switches: Switches = {}): Table {
  const { deck } = written as unknown as Given;
  const table = start(written, switches);
  checkPosition(table, { deck: deck !== undefined });
  return table;
}
