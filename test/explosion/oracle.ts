/**
 * Knowledge by brute force: every deal of cards and roles that a seat cannot tell from the true one is dealt and played
 * through again by the rules; those in which the seat would have seen anything else are dropped.
 */
import { BadEvent } from '../../src/machines/game.ts';
import explosion from '../../src/machines/explosion/index.ts';
import type { Place } from '../../src/machines/explosion/happenings.ts';
import { act } from '../../src/machines/explosion/logic/act.ts';
import { cardAt, placeIn, SLOTS } from '../../src/machines/explosion/logic/cards.ts';
import { culpritOf } from '../../src/machines/explosion/logic/rank.ts';
import { faceKnown } from '../../src/machines/explosion/logic/sight.ts';
import { ROLES } from '../../src/machines/explosion/roles.ts';
import type { Role } from '../../src/machines/explosion/roles.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import type { BySeat, Card, ExplosionEvent, Seat } from '../../src/machines/explosion/vocabulary.ts';
import type { RandomGame } from './random.ts';

interface World {
  readonly table: Table;
  readonly weight: number;
}

/** Roles on which anything may turn that others see without being shown the card. */
const TELLING: readonly Role[] = ['boss', 'second', 'undercover', 'bar-owner'];

function* fillings<V>(places: number, from: readonly V[]): Generator<readonly V[]> {
  if (places === 0) yield [];
  else
    for (const first of from)
      for (const rest of fillings(
        places - 1,
        from.filter((one) => one !== first),
      ))
        yield [first, ...rest];
}

const falling = (n: number, k: number): number => (k <= 0 ? 1 : n * falling(n - 1, k - 1));

/** Seats whose role the seat has seen at the end, by whatever means. */
const rolesSeen = (game: RandomGame, seat: Seat): readonly Seat[] => {
  const { shown, rolesSeen: looked } = game.tables.at(-1)!;
  return [...new Set([seat, ...shown, ...(looked[seat] ?? [])])];
};

/** Every way to deal roles to the others, with how many there are that look alike. */
function roleDeals(game: RandomGame, seat: Seat): { roles: BySeat<Role>; weight: number }[] {
  const { roles, seats, deceased, variants } = game.tables[0]!;
  const known = rolesSeen(game, seat);
  const open = seats.filter((one) => !known.includes(one));
  const fixed = Object.fromEntries(known.map((one) => [one, roles[one]!]));
  const pool = ROLES.filter((role) => role !== deceased && !Object.values(fixed).includes(role));
  const telling = pool.filter((role) => TELLING.includes(role));
  const rest = pool.length - telling.length;
  if (!variants.expansion) throw new Error('the oracle plays with all roles');
  const blanks = open.map((_, at) => `blank${at}`);
  const deals = [...fillings(open.length, [...telling, ...blanks])].filter((deal) => {
    const used = deal.filter((one) => one.startsWith('blank'));
    return used.every((one, at) => one === blanks[at]);
  });
  return deals.map((deal) => {
    const dealt = open.flatMap((one, at) =>
      deal[at]!.startsWith('blank') ? [] : [[one, deal[at]] as const],
    );
    return {
      roles: { ...fixed, ...Object.fromEntries(dealt) },
      weight: falling(rest, open.length - dealt.length),
    };
  });
}

/** Every way to deal the cards whose faces the seat does not know at the beginning. */
function handDeals(game: RandomGame, seat: Seat): BySeat<readonly Card[]>[] {
  const [table] = game.tables as [Table];
  const places: Place[] = table.seats.flatMap((one) => SLOTS.map((slot) => ({ seat: one, slot })));
  const open = places.filter((place) => !faceKnown(table, seat, place));
  const known = places.filter((place) => faceKnown(table, seat, place)).map((place) => cardAt(table, place)!);
  const free = table.deck.filter((card) => !known.includes(card) && !table.known.deckHas?.includes(card));
  return [...fillings(open.length, free)].map((cards) => {
    const at = (place: Place): Card => {
      const index = open.findIndex((one) => one.seat === place.seat && one.slot === place.slot);
      return index < 0 ? cardAt(table, place)! : cards[index]!;
    };
    return Object.fromEntries(table.seats.map((one) => [one, SLOTS.map((slot) => at({ seat: one, slot }))]));
  });
}

/** The deals that look like the true one before anything has happened. */
function worldsFor(game: RandomGame, seat: Seat): World[] {
  const cards = handDeals(game, seat);
  return roleDeals(game, seat).flatMap(({ roles, weight }) =>
    cards.flatMap((hands) => {
      const given = { ...game.given, hands: hands as never, roles: roles as never };
      const table = {
        ...(explosion.start(asOf(given, game, hands), game.variants) as Table),
        known: game.tables[0]!.known,
      };
      return culpritOf(table) && table.winner === 'none' ? [{ table, weight }] : [];
    }),
  );
}

/** Cards named in the position lie where they lay: whatever is there now. */
function asOf(
  given: RandomGame['given'],
  { tables }: RandomGame,
  hands: BySeat<readonly Card[]>,
): RandomGame['given'] {
  const [table] = tables as [Table];
  const there = (cards: readonly Card[]): Card[] =>
    cards.map((card) => {
      const place = table.seats.map((one) => placeIn(table, one, card)).find((one) => one !== null)!;
      return hands[place.seat]![place.slot]!;
    });
  const { known: _known, ...rest } = given;
  const lists = ['hidden', 'exposed', 'turnedUp'].filter((key) => key in rest);
  const known = table.known.places.map((place) => hands[place.seat]![place.slot]!);
  return {
    ...rest,
    ...Object.fromEntries(lists.map((key) => [key, there(rest[key] as Card[])])),
    exposed: [...there((rest['exposed'] as Card[] | undefined) ?? []), ...known],
  };
}

/** The same deed in another deal: cards lie where they lie, whatever is on them; what was said aloud is the same. */
function translated(
  event: ExplosionEvent,
  truth: { before: Table; after: Table },
  world: Table,
): ExplosionEvent {
  const card = (one: Card): Card => {
    const place = truth.before.seats
      .map((seat) => placeIn(truth.before, seat, one))
      .find((found) => found !== null)!;
    return cardAt(world, place)!;
  };
  if (event.type === 'hideCard' || event.type === 'look') return { ...event, card: card(event.card) };
  if (event.type !== 'flip') return event;
  const asked = truth.after.happened.find((one) => one.type === 'asked');
  return {
    ...event,
    card: event.card && card(event.card),
    cards: event.cards.map(card),
    answer: asked?.type === 'asked' ? asked.suit : event.answer,
  };
}

function playedOn(table: Table, event: ExplosionEvent): Table | null {
  try {
    return explosion.judge(table, event).legal ? act(table, event) : null;
  } catch (error) {
    if (error instanceof BadEvent) return null;
    throw error;
  }
}

/** In how many deals each player is the culprit, after all events of the game. */
export function bruteForce(game: RandomGame, seat: Seat): Map<Seat, number> {
  let worlds = worldsFor(game, seat);
  game.events.forEach((event, at) => {
    const truth = { before: game.tables[at]!, after: game.tables[at + 1]! };
    const seen = JSON.stringify(
      explosion.witness(truth.before, translated(event, truth, truth.before), retold(event, truth), seat),
    );
    worlds = worlds.flatMap(({ table, weight }) => {
      const done = translated(event, truth, table);
      const after = playedOn(table, done);
      return after && JSON.stringify(explosion.witness(table, done, after, seat)) === seen
        ? [{ table: after, weight }]
        : [];
    });
  });
  const counts = new Map<Seat, number>();
  for (const { table, weight } of worlds.filter((world) => world.table.winner === 'none')) {
    const culprit = culpritOf(table)!;
    counts.set(culprit, (counts.get(culprit) ?? 0) + weight);
  }
  return counts;
}

const retold = (event: ExplosionEvent, truth: { before: Table; after: Table }): Table =>
  event.type === 'flip' ? act(truth.before, translated(event, truth, truth.before)) : truth.after;
