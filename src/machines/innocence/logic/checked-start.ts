/** A given position as a table, once it has been found that it contradicts neither itself nor the game. */
import type { JsonObject } from '../../trace.ts';
import type { Table } from '../table.ts';
import { checkGiven } from './check.ts';
import type { Given } from './given.ts';
import { start, suspectsOf } from './start.ts';
import type { Switches } from './start.ts';

/** Fails with `BadPosition`, which names the field. */
export function checkedStart(written: JsonObject, switches: Switches = {}): Table {
  const given = written as unknown as Given;
  checkGiven(given, suspectsOf(given));
  return start(written, switches);
}
