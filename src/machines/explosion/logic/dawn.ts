/** Dawn: what was hidden comes back, the host announces the night, the hidden player chooses a card (T-063, T-064, T-092, T-093, T-110). */
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { HideCard, NightAct, Seat } from '../vocabulary.ts';
import { has, isLocked, placeNamed, placesOf, told } from './cards.ts';
import { putAtRisk } from './exit.ts';
import type { Reasons } from './reasons.ts';
import { record, today, withSeat } from './record.ts';

export const dawnReasons = ({ phase }: Table): Reasons => [[phase !== 'night', 'wrong-phase']];

/** A card that has been neither turned up nor examined (T-063). */
const canHide = ({ exposed }: Table, seat: Seat): boolean =>
  placesOf(seat).some((place) => !has(exposed, place));

const announced = ({ tonight }: Table): Happening[] =>
  (['hide', 'knockOut', 'murder'] as const).flatMap((action: NightAct): Happening[] => {
    const target = tonight.acts[action];
    return target ? [{ type: 'announced', action, target }] : [];
  });

const plus = (seats: readonly Seat[], seat: Seat | undefined): readonly Seat[] =>
  seat ? withSeat(seats, seat) : seats;

export function dawn(table: Table): Table {
  const { hide, knockOut, murder } = table.tonight.acts;
  const { round } = table;
  const begun = record({ ...table, phase: 'speech' }, { type: 'dawned', round }, ...announced(table));
  const day = today(
    {
      ...begun,
      hidBefore: plus(table.hidBefore, hide),
      knockedOutBefore: plus(table.knockedOutBefore, knockOut),
      tonight: { called: [], acts: {} },
    },
    {
      hidden: [],
      choosing: hide && canHide(table, hide) ? hide : null,
      knockedOut: plus(table.day.knockedOut, knockOut),
    },
  );
  return murder ? putAtRisk(day, murder, 'dead') : day;
}

export function hideCardReasons(table: Table, { player, card }: HideCard): Reasons {
  const place = placeNamed(table, player, card);
  return [
    [table.phase !== 'speech' || table.day.choosing !== player, 'wrong-phase'],
    [place === null, 'no-such-card'],
    [place !== null && has(table.exposed, place), 'card-exposed'],
  ];
}

/** Hidden for this round; a card that is locked anyway gains nothing (T-G17). */
export function hideCard(table: Table, { player, card }: HideCard): Table {
  const place = placeNamed(table, player, card)!;
  const known = told(table, place, card);
  const covered = today(known, { hidden: [...known.day.hidden, place], choosing: null });
  return record(covered, { type: 'covered', place, card, locked: isLocked(known, place) });
}
