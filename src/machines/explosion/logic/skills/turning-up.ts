/** Skills of turning up: bartender, lawyer, CEO, oiran, director (T-012, T-019 to T-021, T-030, T-130, T-131, T-G18 to T-G21, T-G57). */
import { BadEvent } from '../../../game.ts';
import type { Called, Place } from '../../happenings.ts';
import { numberOf } from '../../item-deck.ts';
import type { Table } from '../../table.ts';
import type { Flip, Seat, Seats } from '../../vocabulary.ts';
import { cardAt, has, isHidden, placesOf, visible } from '../cards.ts';
import { isFaceUp, isMute, living } from '../people.ts';
import { record, today, turned, withSeat } from '../record.ts';
import { turnDownRole, turnUpRole } from '../role-cards.ts';
import { aimedAt, targetOf } from './use.ts';
import type { Skill, Skills } from './use.ts';

const bears = (table: Table, place: Place, number: number): boolean => {
  const card = cardAt(table, place);
  return card !== null && numberOf(card) === number;
};

/** The cards of a player that are turned up: both if both match, hidden or not; else one that is not hidden. */
function matching(table: Table, seat: Seat, number: number): readonly Place[] {
  const found = placesOf(seat).filter((place) => bears(table, place, number));
  return found.length === 2 ? found : found.filter((place) => !isHidden(table, place));
}

function checkTold(table: Table, seats: Seats): void {
  const untold = seats.find((seat) => placesOf(seat).some((place) => cardAt(table, place) === null));
  if (untold)
    throw new BadEvent('', `a hand of ${untold} that is not written out`, 'the cards of everybody asked');
}

function asked(table: Table, seat: Seat): Called {
  const up = placesOf(seat).filter((place) => has(table.turnedUp, place));
  const open = visible(table, seat).filter((place) => !has(up, place));
  return { seat, visible: open.map(({ slot }) => slot), up: up.map(({ slot }) => slot) };
}

/** Everybody asked turns up the cards of a number. */
function called(
  table: Table,
  { player, target }: Flip,
  { number, who }: { number: number; who: Seats },
): Table {
  checkTold(table, who);
  const said = record(table, {
    type: 'called',
    by: player,
    target,
    number,
    asked: who.map((seat) => asked(table, seat)),
  });
  const found = who.flatMap((seat) => matching(table, seat, number));
  return found.length ? found.reduce(turned, said) : record(said, { type: 'nothingTurned' });
}

function numberIn({ number }: Flip, most: number): number {
  if (number >= 1 && number <= most) return number;
  throw new BadEvent('number', number ? String(number) : 'nothing', `a number from 1 to ${most}`);
}

const bartender: Skill = {
  reasons: () => [],
  effect: (table, event) => {
    const who = living(table).filter((seat) => !isMute(table, seat));
    return called(table, event, { number: numberIn(event, 3), who });
  },
};

const ceo: Skill = {
  reasons: (table, event) => aimedAt(table, event, event.target),
  effect: (table, event) => called(table, event, { number: numberIn(event, 7), who: [targetOf(event)] }),
};

const lawyer: Skill = {
  reasons: () => [],
  effect: (table, { player }) =>
    record(today(table, { lawyers: withSeat(table.day.lawyers, player) }), { type: 'lawyer', player }),
};

const oiran: Skill = {
  reasons: (table, event) => [
    ...aimedAt(table, event, event.target),
    [event.target !== '' && isFaceUp(table, event.target), 'no-such-card'],
  ],
  effect: (table, event) => turnUpRole(table, targetOf(event), 'skill'),
};

/** May turn a card back down, also the own one; need not. */
const director: Skill = {
  reasons: (table, event) => [
    ...aimedAt(table, event, event.target).filter(([, because]) => because !== 'self'),
    [event.target !== '' && !isFaceUp(table, event.target), 'no-such-card'],
  ],
  effect: (table, { player, target }) =>
    target ? turnDownRole(table, target, player) : record(table, { type: 'declined', player }),
};

export const turningUp = { bartender, ceo, lawyer, oiran, director } satisfies Skills<
  'bartender' | 'ceo' | 'lawyer' | 'oiran' | 'director'
>;
