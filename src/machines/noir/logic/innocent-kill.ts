/** "The Inspector must say truthfully whether own identity is next to the victim" (N-031 to N-033). */
import type { Table } from '../table.ts';
import { BadEvent } from '../../game.ts';
import type { Kill } from '../vocabulary.ts';
import { replyTo, unasked } from './answer.ts';
import { apart } from './hidden.ts';
import { lastKill, strike } from './kill.ts';

/** Whether the kill just done makes the Inspector answer. */
export function inspectorIsAsked(table: Table): boolean {
  const kill = lastKill(table);
  const { innocentKillAnswer, formerIdentityAnswer } = table.variants;
  return Boolean(
    kill?.innocent && table.chosen && innocentKillAnswer && (formerIdentityAnswer || !kill.former),
  );
}

/**
 * The kill is done. An answer told with it speaks of an innocent victim's neighbours, or else of the victim: whether that
 * was the Inspector, who would have to say so (N-026). Fails with `BadEvent` when nobody is asked, or when it cannot be true.
 */
export function kill(table: Table, event: Kill): Table {
  const struck = strike(table, event);
  const { innocent, hit, told } = lastKill(struck)!;
  if (innocent && !inspectorIsAsked(struck)) unasked(told, 'kill');
  if (!innocent && (told ?? hit) !== hit)
    throw new BadEvent(
      'kill.answer',
      String(told),
      `${hit} or no answer, since ${event.victim} is ${hit ? 'the Inspector' : 'neither innocent nor known to be the Inspector'}`,
    );
  return struck;
}

/** The Inspector answers, measured on the grid at the moment of the deed. Fails with `BadEvent` like `replyTo`. */
export function askInspector(table: Table): Table {
  const kill = lastKill(table);
  if (!kill) return table;
  const { answer, left } = replyTo(table.inspectors, kill.near, kill.told, 'kill');
  return apart({ ...table, inspectors: left, last: { ...kill, answer } });
}
