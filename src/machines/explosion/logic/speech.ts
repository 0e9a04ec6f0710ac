/** Speaking: everybody in turn by day; those who flipped once more before the vote (T-095, T-098, T-103, T-107, T-G46, T-G47). */
import type { Table } from '../table.ts';
import type { Seat, Seats, Speak } from '../vocabulary.ts';
import { clockwise, isDead, isMute, living } from './people.ts';
import type { Reasons } from './reasons.ts';
import { record, today, withSeat } from './record.ts';

/** The living in the order in which they speak. */
const inOrder = (table: Table): Seats =>
  clockwise(table.seats, table.first).filter((seat) => !isDead(table, seat));

const waiting = (table: Table): Seats =>
  inOrder(table).filter((seat) => !isMute(table, seat) && !table.day.spoken.includes(seat));

export const allHaveSpoken = (table: Table): boolean => waiting(table).length === 0;

/** Whose turn to speak it is, or null. */
export const nextSpeaker = (table: Table): Seat | null => waiting(table)[0] ?? null;

/** Nobody before this player in the order has still to speak. */
function isTurn(table: Table, player: Seat): boolean {
  const order = inOrder(table);
  const next = nextSpeaker(table);
  if (table.day.spoken.includes(player)) return false;
  return next === null || order.indexOf(player) <= order.indexOf(next);
}

/** Those who flipped, from the representative's left; the representative last. */
export function againInOrder({ seats, day, dead }: Table): Seats {
  const { representative, flipped } = day;
  if (!representative) return [];
  const [, ...others] = clockwise(seats, representative);
  return [...others.filter((seat) => flipped.includes(seat) && !dead.includes(seat)), representative];
}

/** They may: whoever lets the turn pass does not get it back. */
function isTurnAgain(table: Table, player: Seat): boolean {
  const order = againInOrder(table);
  const last = Math.max(-1, ...table.day.again.map((seat) => order.indexOf(seat)));
  return !table.day.voted && order.indexOf(player) > last;
}

export function speakReasons(table: Table, { player }: Speak): Reasons {
  const { phase } = table;
  const isInTurn =
    phase === 'speech' ? isTurn(table, player) : phase === 'elimination' && isTurnAgain(table, player);
  return [
    [!isDead(table, player) && !isInTurn, 'wrong-phase'],
    [isDead(table, player), 'dead'],
    [isMute(table, player), 'muted'],
  ];
}

export function speak(table: Table, { player }: Speak): Table {
  const { day, phase } = table;
  if (phase === 'speech') {
    const now = today(table, {
      speaker: player,
      spoken: withSeat(day.spoken, player),
      mayUse: [],
      shooter: null,
    });
    return record(now, { type: 'spoke', player, turn: 'first' });
  }
  const turn = player === day.representative ? 'last' : 'again';
  return record(today(table, { again: withSeat(day.again, player) }), { type: 'spoke', player, turn });
}

/** Present and able to vote (T-100, T-142). */
export const voters = (table: Table): Seats => living(table).filter((seat) => !isMute(table, seat));
