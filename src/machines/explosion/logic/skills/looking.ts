/** Skills of looking: police, forensic doctor, novelist, streamer, private detective, hacker (T-010, T-015, T-017, T-018, T-022, T-029). */
import { BadEvent } from '../../../game.ts';
import { ROLE_TABLE, ROLES } from '../../roles.ts';
import type { Table } from '../../table.ts';
import type { Card, Flip, Role, Seat } from '../../vocabulary.ts';
import { suitOf } from '../../item-deck.ts';
import { isElsewhere, placeIn, told } from '../cards.ts';
import { allTold } from '../rank.ts';
import { record, withSeat } from '../record.ts';
import { lookedAt, shownTo } from '../seeing.ts';
import { aimedAt, cardReasons, placeOf, targetOf } from './use.ts';
import type { Skill, Skills } from './use.ts';

const police: Skill = {
  reasons: (table, event) => [
    ...aimedAt(table, event, event.target),
    ...cardReasons(table, event.target, event.card),
  ],
  effect: (table, event) => {
    const target = targetOf(event);
    const place = placeOf(table, target, event.card);
    return lookedAt(told(table, place, event.card as Card), event.player, place, 'skill');
  },
};

/** Which of two cards is one's own: an exchange names both, in any order. */
function exchanged(
  table: Table,
  { player, cards }: Flip,
): { own: Card | undefined; theirs: Card | undefined } {
  const own =
    cards.find((card) => placeIn(table, player, card)) ?? cards.find((card) => !isElsewhere(table, card));
  return { own, theirs: cards.find((card) => card !== own) };
}

const novelist: Skill = {
  reasons: (table, event) => {
    const { own, theirs } = exchanged(table, event);
    return [
      ...aimedAt(table, event, event.target),
      ...cardReasons(table, event.target, theirs),
      ...cardReasons(table, event.player, own),
    ];
  },
  effect: (table, event) => {
    const target = targetOf(event);
    const { own, theirs } = exchanged(table, event);
    const mine = placeOf(table, event.player, own);
    const known = told(table, mine, own!);
    const place = placeOf(known, target, theirs);
    const looked = lookedAt(told(known, place, theirs!), event.player, place, 'skill');
    return lookedAt(looked, target, mine, 'skill');
  },
};

const streamer: Skill = {
  reasons: (table, event) => [
    ...aimedAt(table, event, event.target),
    ...cardReasons(table, event.player, event.card),
  ],
  effect: (table, event) => {
    const target = targetOf(event);
    const place = placeOf(table, event.player, event.card);
    return shownTo(told(table, place, event.card as Card), target, place);
  },
};

/** The weapon cards of the item deck, in order: those in no hand. */
export const weaponsInDeck = (table: Table): readonly Card[] =>
  table.deck.filter((card) => suitOf(card) === table.weapon && !isElsewhere(table, card));

const forensic: Skill = {
  reasons: () => [],
  effect: (table, { player, cards: named }) => {
    if (!allTold(table) && !named.length)
      throw new BadEvent(
        'cards',
        'nothing',
        'the weapon cards of the deck, since not every hand is written out',
      );
    const cards = named.length ? named : weaponsInDeck(table);
    const strange = cards.find((card) => placeNamedInHands(table, card) || suitOf(card) !== table.weapon);
    if (strange) throw new BadEvent('cards', strange, 'weapon cards that are in no hand');
    const seen = { ...table, sawDeck: withSeat(table.sawDeck, player) };
    return record(seen, { type: 'deckSeen', by: player, cards });
  },
};

const placeNamedInHands = (table: Table, card: Card): boolean =>
  isElsewhere(table, card) || !table.deck.includes(card);

const detective: Skill = {
  reasons: (table, event) => aimedAt(table, event, event.target),
  effect: (table, event) => {
    const at = targetOf(event);
    const seen = {
      ...table,
      rolesSeen: { ...table.rolesSeen, [event.player]: seenRoles(table, event.player, at) },
    };
    return record(seen, { type: 'roleSeen', by: event.player, at, role: table.roles[at] ?? null });
  },
};

const seenRoles = (table: Table, by: Seat, at: Seat): readonly Seat[] =>
  withSeat(table.rolesSeen[by] ?? [], at);

/** The roles that this edition of the game has. */
export const rolesInPlay = ({ variants }: Pick<Table, 'variants'>): readonly Role[] =>
  ROLES.filter((role) => variants.expansion || ROLE_TABLE[role].set === 'base');

/** The roles that nobody has been dealt. */
export const rolesLeft = (table: Table): readonly Role[] =>
  rolesInPlay(table).filter((role) => role !== table.deceased && !Object.values(table.roles).includes(role));

const hacker: Skill = {
  reasons: () => [],
  effect: (table, { player }) => {
    const untold = table.seats.filter((seat) => table.roles[seat] === undefined);
    if (untold.length)
      throw new BadEvent(
        '',
        `no role of ${untold.join(', ')}`,
        'every role in `given`: the rest is what lies in the deck',
      );
    const seen = { ...table, sawRoles: withSeat(table.sawRoles, player) };
    return record(seen, { type: 'rolesSeen', by: player, roles: rolesLeft(table) });
  },
};

export const looking = { police, novelist, streamer, forensic, detective, hacker } satisfies Skills<
  'police' | 'novelist' | 'streamer' | 'forensic' | 'detective' | 'hacker'
>;
