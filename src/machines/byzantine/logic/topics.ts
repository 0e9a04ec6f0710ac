/** What the pages of single methods and characters are about, so that their charts leave everything else aside. */
import type { Table } from '../table.ts';
import type { Act, ByzantineEvent, Character, Method } from '../vocabulary.ts';
import { has, ownGait } from './abilities.ts';
import { murderOf } from './read.ts';

/** Whether an event, at a table, is what a page is about. */
export type Topic = (table: Table, event: ByzantineEvent) => boolean;

/** A murder by this method, or the reading of a card that is this method. */
export const byRule =
  (method: Method): Topic =>
  (table, event) => {
    if (event.type === 'kill') return event.method === method;
    return event.type === 'read' && table.murders[murderOf(table, event.victim)]?.method === method;
  };

/** The use of a skill. */
export const deed =
  (...acts: readonly Act[]): Topic =>
  (_table, event) =>
    event.type === 'skill' && acts.includes(event.act);

/** The move of somebody who walks in this way, by birth or because the bard has learned it. */
export const walkOf =
  (skill: Character): Topic =>
  (table, event) =>
    event.type === 'move' && has(table, event.who, skill);

export const walkOfCat: Topic = (table, event) => event.type === 'move' && ownGait(table, event.who).cat;

/** Whatever the bard does. */
export const byBard: Topic = (_table, event) =>
  (event.type === 'skill' || event.type === 'move') && event.who === 'bard';

export const not =
  (topic: Topic): Topic =>
  (table, event) =>
    !topic(table, event);
