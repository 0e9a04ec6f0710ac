/** Every legal event at a table: all that could be named, filtered by `judge`. */
import { BadEvent } from '../../game.ts';
import { NUMBERS } from '../item-deck.ts';
import { isActive } from '../roles.ts';
import type { Table } from '../table.ts';
import { EVENTS, GROUPS } from '../vocabulary.ts';
import type { Ballot, Card, ExplosionEvent, Flip, Role, Seat, Seats, Suit } from '../vocabulary.ts';
import { act } from './act.ts';
import { cardAt, placesOf } from './cards.ts';
import { judge } from './judge.ts';
import { deceasedRoles, living } from './people.ts';
import { isTold } from './rank.ts';
import { suitsToName } from './skills/telling.ts';
import { voters } from './speech.ts';

type Details = Partial<Omit<Flip, 'type' | 'player'>>;

const cardsOf = (table: Table, seat: Seat): readonly Card[] =>
  placesOf(seat).flatMap((place) => cardAt(table, place) ?? []);

const others = (table: Table, seat: Seat): Seats => living(table).filter((one) => one !== seat);

const looks = (table: Table, player: Seat): Details[] =>
  others(table, player).flatMap((target) => cardsOf(table, target).map((card) => ({ target, card })));

const shows = (table: Table, player: Seat): Details[] =>
  others(table, player).flatMap((target) => cardsOf(table, player).map((card) => ({ target, card })));

const exchanges = (table: Table, player: Seat): Details[] =>
  looks(table, player).flatMap(({ target, card }) =>
    cardsOf(table, player).map((own) => ({ target, cards: [card!, own] as readonly Card[] })),
  );

const pairs = (table: Table): Details[] =>
  living(table).flatMap((one, at) =>
    living(table)
      .slice(at + 1)
      .map((two) => ({ targets: [one, two] })),
  );

/** Where either suit may be named, both. */
const questions = (table: Table, player: Seat): Details[] =>
  others(table, player).flatMap((target): Details[] => {
    const hand = table.hands[target];
    const suits: readonly (Suit | '')[] = isTold(hand) ? suitsToName(hand, table.weapon) : [];
    return suits.length > 1 ? suits.map((answer) => ({ target, answer })) : [{ target }];
  });

const targets = (table: Table, player: Seat): Details[] =>
  others(table, player).map((target) => ({ target }));

/** What can be named with each skill; nothing where it needs nothing. */
function detailsFor(table: Table, player: Seat, role: Role): readonly Details[] {
  switch (role) {
    case 'police':
      return looks(table, player);
    case 'streamer':
      return shows(table, player);
    case 'novelist':
      return exchanges(table, player);
    case 'bartender':
      return NUMBERS.slice(0, 3).map((number) => ({ number }));
    case 'ceo':
      return targets(table, player).flatMap((one) => NUMBERS.map((number) => ({ ...one, number })));
    case 'psychologist':
      return questions(table, player);
    case 'oiran':
    case 'detective':
      return targets(table, player);
    case 'director':
      return [{}, ...table.seats.map((target) => ({ target }))];
    case 'rose':
      return pairs(table);
    case 'medium':
      return deceasedRoles(table)
        .filter((dead) => isActive(dead) && dead !== 'medium')
        .flatMap((dead) => detailsFor(table, player, dead).map((one) => ({ ...one, role: dead })));
    default:
      return [{}];
  }
}

const EMPTY = { role: '', target: '', targets: [], card: '', cards: [], number: 0, answer: '' } as const;

const flips = (table: Table, player: Seat): Flip[] => {
  const role = table.roles[player];
  const isTime = table.day.speaker === player || table.day.mayUse.includes(player);
  if (!role || !isActive(role) || !isTime) return [];
  return detailsFor(table, player, role).map((one): Flip => ({ type: 'flip', player, ...EMPTY, ...one }));
};

/** Who votes how is the players' own choice: all for one stands for all. */
const ballots = (table: Table, type: Ballot['type']): Ballot[] => {
  if (table.phase === 'night') return [];
  const electors = voters(table);
  return table.seats.flatMap((choice): Ballot[] => [
    { type, votes: Object.fromEntries(electors.map((seat) => [seat, choice])), host: '' },
    { type, votes: {}, host: choice },
  ]);
};

const nameable = (table: Table): readonly ExplosionEvent[] => {
  const { seats } = table;
  const at = <E extends ExplosionEvent>(make: (seat: Seat) => E | readonly E[]): readonly E[] =>
    seats.flatMap(make);
  return [
    ...GROUPS.map((group) => ({ type: 'wake', group }) as const),
    ...(['hide', 'knockOut', 'murder'] as const).flatMap((type) =>
      at((target) => ({ type, target, by: '' }) as const),
    ),
    { type: 'dawn' },
    ...at((player) => cardsOf(table, player).map((card) => ({ type: 'hideCard', player, card }) as const)),
    ...at((player) => ({ type: 'speak', player }) as const),
    ...at((player) => flips(table, player)),
    ...ballots(table, 'elect'),
    ...at((seat) => cardsOf(table, seat).flatMap((card) => looksAt(table, seat, card))),
    ...ballots(table, 'vote'),
    ...at((by) => [
      { type: 'substitute', by, instead: '' } as const,
      ...(table.day.atRisk?.who.slice(1).map((instead) => ({ type: 'substitute', by, instead }) as const) ??
        []),
    ]),
    ...at((target) => (table.day.shooter ? [{ type: 'shoot', by: table.day.shooter, target } as const] : [])),
    { type: 'endRound' },
  ];
};

const looksAt = ({ day }: Table, at: Seat, card: Card): readonly ExplosionEvent[] =>
  day.representative ? [{ type: 'look', by: day.representative, at, card }] : [];

/** The table can tell what comes of it. */
function canBe(table: Table, event: ExplosionEvent): boolean {
  try {
    act(table, event);
    return true;
  } catch (error) {
    if (error instanceof BadEvent) return false;
    throw error;
  }
}

/** Legal events in the order of `EVENTS`, whose outcome the table can tell. */
export const legal = (table: Table): readonly ExplosionEvent[] =>
  nameable(table)
    .filter((event) => judge(table, event).legal && canBe(table, event))
    .sort((a, b) => EVENTS.indexOf(a.type) - EVENTS.indexOf(b.type));
