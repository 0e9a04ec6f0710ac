/** Skills of telling the truth: psychologist and singer (T-014, T-032, T-121, T-122, T-G21, T-G28). */
import { BadEvent } from '../../../game.ts';
import { numberOf, SUITS, suitOf } from '../../item-deck.ts';
import type { Table } from '../../table.ts';
import type { Card, Flip, Seat, Seats, Suit } from '../../vocabulary.ts';
import { clockwise, isMute, living } from '../people.ts';
import { isTold } from '../rank.ts';
import { record } from '../record.ts';
import { aimedAt, targetOf } from './use.ts';
import type { Skill, Skills } from './use.ts';

/** The suits that a holder of two cards may name in truth (T-121, T-122). */
export function suitsToName([one, two]: readonly [Card, Card], weapon: Suit): readonly Suit[] {
  const [a, b] = [suitOf(one), suitOf(two)];
  if (numberOf(one) !== numberOf(two)) return [numberOf(one) > numberOf(two) ? a : b];
  return a === weapon || b === weapon ? [weapon] : [a, b];
}

/** What may be said, as far as the cards are told. */
function optionsFor(table: Table, target: Seat): readonly Suit[] {
  const hand = table.hands[target];
  return isTold(hand) ? suitsToName(hand, table.weapon) : SUITS;
}

function said(table: Table, event: Flip): Suit | '' {
  const options = optionsFor(table, targetOf(event));
  if (event.answer && !options.includes(event.answer))
    throw new BadEvent('answer', event.answer, `the truth: ${options.join(' or ')}`);
  if (!event.answer && options.length === SUITS.length)
    throw new BadEvent('answer', 'nothing', 'the suit that is named, since the hand is not written out');
  return event.answer || (options.length === 1 ? options[0]! : '');
}

const psychologist: Skill = {
  reasons: (table, event) => aimedAt(table, event, event.target),
  effect: (table, event) => {
    const who = targetOf(event);
    const suit = said(table, event);
    const suits = suit ? [suit] : optionsFor(table, who);
    const known = record(table, { type: 'asked', by: event.player, who, suits, suit });
    const answers = isTold(table.hands[who]) && !event.answer ? optionsFor(table, who) : suits;
    return { ...known, answers };
  },
};

/** The nearest living player on each side; one who can say nothing is passed over (T-G21, T-G28). */
function neighbours(table: Table, seat: Seat): Seats {
  const [, ...others] = clockwise(living(table), seat);
  const sides = [others[0], others.at(-1)].filter((one) => one !== undefined);
  return [...new Set(sides)].filter((one) => !isMute(table, one));
}

function sumOf(table: Table, seat: Seat): number {
  const hand = table.hands[seat];
  if (!isTold(hand))
    throw new BadEvent('', `a hand of ${seat} that is not written out`, "both neighbours' cards");
  return numberOf(hand[0]) + numberOf(hand[1]);
}

const singer: Skill = {
  reasons: () => [],
  effect: (table, { player }) => {
    const sums = neighbours(table, player).map((who) => ({ who, sum: sumOf(table, who) }));
    const answers = Object.fromEntries(sums.map(({ who, sum }) => [who, sum]));
    const lines = sums.map(({ who, sum }) => ({ type: 'sum', who, sum }) as const);
    return { ...record(table, { type: 'sums', by: player }, ...lines), answers };
  },
};

export const telling = { psychologist, singer } satisfies Skills<'psychologist' | 'singer'>;
