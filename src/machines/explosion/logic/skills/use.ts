/** A skill in use: who uses it, and what it needs. */
import { BadEvent } from '../../../game.ts';
import type { Place } from '../../happenings.ts';
import type { Table } from '../../table.ts';
import type { Card, Flip, Role, Seat } from '../../vocabulary.ts';
import { isHidden, placeNamed } from '../cards.ts';
import { isDead, isMute } from '../people.ts';
import type { Reasons } from '../reasons.ts';

export interface Skill {
  readonly reasons: (table: Table, event: Flip) => Reasons;
  /** Fails with `BadEvent` when the event leaves out what the skill needs. */
  readonly effect: (table: Table, event: Flip) => Table;
}

export type Skills<R extends Role> = { readonly [K in R]: Skill };

/** What a skill needs of its event, or a `BadEvent` that says so. */
export function needed<V>(field: string, value: V | '' | undefined, wanted: string): V {
  if (value === '' || value === undefined) throw new BadEvent(field, 'nothing', wanted);
  return value;
}

export const targetOf = ({ target }: Flip): Seat =>
  needed('target', target, 'the player that the skill is aimed at');

/** What bars a skill from being aimed at somebody (T-018, T-143, T-G22). */
export const aimedAt = (table: Table, { player }: Flip, target: Seat | ''): Reasons =>
  target
    ? [
        [target === player, 'self'],
        [isDead(table, target), 'dead'],
        [target !== player && isMute(table, target), 'unreachable'],
      ]
    : [];

/** What bars a card from being looked at, named by its face (T-066, T-067). */
export function cardReasons(table: Table, seat: Seat | '', card: Card | '' | undefined): Reasons {
  if (!seat || !card) return [];
  const place = placeNamed(table, seat, card);
  return [
    [place === null, 'no-such-card'],
    [place !== null && isHidden(table, place), 'card-hidden'],
  ];
}

export const placeOf = (table: Table, seat: Seat, card: Card | '' | undefined): Place =>
  placeNamed(table, seat, needed('card', card, `the card of ${seat} that is looked at`))!;
