/** "The Inspector must say truthfully whether own identity is next to the victim" (N-031 to N-033). */
import type { Table } from '../table.ts';
import { replyTo } from './answer.ts';
import { lastKill } from './kill.ts';

/** Whether the kill just done makes the Inspector answer. */
export function inspectorIsAsked(table: Table): boolean {
  const kill = lastKill(table);
  const { innocentKillAnswer, formerIdentityAnswer } = table.variants;
  return Boolean(
    kill?.innocent && table.chosen && innocentKillAnswer && (formerIdentityAnswer || !kill.former),
  );
}

/** The Inspector answers, measured on the grid at the moment of the deed. Fails with `BadEvent` like `replyTo`. */
export function askInspector(table: Table): Table {
  const kill = lastKill(table);
  if (!kill) return table;
  const { answer, left } = replyTo(table.inspectors, kill.near, kill.told, 'kill');
  return { ...table, inspectors: left, last: { ...kill, answer } };
}
