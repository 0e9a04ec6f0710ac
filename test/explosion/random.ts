/** Random deals and random play from a seed: the same seed, the same game. */
import explosion from '../../src/machines/explosion/index.ts';
import { ITEM_DECK, suitOf } from '../../src/machines/explosion/item-deck.ts';
import type { Card } from '../../src/machines/explosion/item-deck.ts';
import { act } from '../../src/machines/explosion/logic/act.ts';
import type { ExplosionLog } from '../../src/machines/explosion/logic/know/clues.ts';
import { legal } from '../../src/machines/explosion/logic/legal.ts';
import { voters } from '../../src/machines/explosion/logic/speech.ts';
import { ROLES } from '../../src/machines/explosion/roles.ts';
import type { Role } from '../../src/machines/explosion/roles.ts';
import type { Table } from '../../src/machines/explosion/table.ts';
import { SEATS } from '../../src/machines/explosion/vocabulary.ts';
import type { Ballot, ExplosionEvent, Seat } from '../../src/machines/explosion/vocabulary.ts';
import type { Variants } from '../../src/machines/game.ts';
import type { Json, JsonObject } from '../../src/machines/trace.ts';
import { pick, randomFrom, shuffled } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';

/** Cards and roles for everybody, and a deceased; somebody holds a weapon card. */
export function randomDeal(
  random: Random,
  players: number,
  { deck = ITEM_DECK, among = ROLES }: { deck?: readonly Card[]; among?: readonly Role[] } = {},
): { [key: string]: Json } {
  const cards = shuffled(random, deck);
  const roles = shuffled(random, among);
  const seats = SEATS.slice(0, players);
  const hands = Object.fromEntries(seats.map((seat, at) => [seat, [cards[2 * at]!, cards[2 * at + 1]!]]));
  const held = Object.values(hands).flat();
  return {
    weapon: suitOf(pick(random, held)),
    hands,
    deck: [...deck],
    roles: Object.fromEntries(seats.map((seat, at) => [seat, roles[at]!])),
    deceased: roles[players]!,
    youngest: pick(random, seats),
  };
}

export const randomVariants = (random: Random): Variants =>
  Object.fromEntries(
    Object.entries(explosion.variants).map(([key, values]) => [
      key,
      key === 'expansion' ? true : pick(random, values),
    ]),
  );

/** Not all for one, but everybody for somebody who may be voted for. */
function castVotes(random: Random, table: Table, ballots: readonly Ballot[]): ExplosionEvent {
  const [first] = ballots as [Ballot];
  if (first.host) return pick(random, ballots);
  const standing = ballots.map(({ votes }) => Object.values(votes)[0] as Seat);
  const favourite = pick(random, standing);
  const votes = voters(table).map((seat) => [seat, random() < 0.6 ? favourite : pick(random, standing)]);
  return { ...first, votes: Object.fromEntries(votes) };
}

/** Kinds of events are weighed alike, so that nights and flips get their share. */
function nextEvent(random: Random, table: Table, all: readonly ExplosionEvent[]): ExplosionEvent {
  const kinds = [...new Set(all.map(({ type }) => type))].filter((type) => type !== 'dawn' || random() < 0.4);
  const type = kinds.length ? pick(random, kinds) : 'dawn';
  const some = all.filter((event) => event.type === type);
  const isVote = type === 'vote' || type === 'elect';
  return isVote ? castVotes(random, table, some as Ballot[]) : pick(random, some);
}

export interface RandomGame {
  readonly given: JsonObject;
  readonly variants: Variants;
  readonly tables: readonly Table[];
  readonly events: readonly ExplosionEvent[];
}

export interface Playing {
  readonly given: JsonObject;
  readonly variants: Variants;
  readonly moves: number;
}

export function playFrom(random: Random, { given, variants, moves }: Playing): RandomGame {
  const tables = [explosion.start(given, variants) as Table];
  const events: ExplosionEvent[] = [];
  for (let move = 0; move < moves; move += 1) {
    const table = tables.at(-1)!;
    const all = legal(table);
    if (!all.length) break;
    const event = nextEvent(random, table, all);
    events.push(event);
    tables.push(act(table, event));
  }
  return { given, variants, tables, events };
}

export function randomGame(seed: number, { players = 0, moves = 60 } = {}): RandomGame {
  const random = randomFrom(seed);
  const count = players || pick(random, [3, 5, 6, 7, 8, 9, 10, 11]);
  return playFrom(random, { given: randomDeal(random, count), variants: randomVariants(random), moves });
}

/** What a seat has seen after each event, the given position first. */
export function logsOf(
  { tables, events }: Pick<RandomGame, 'tables' | 'events'>,
  seat: Seat,
): ExplosionLog[] {
  const opening = explosion.opening(tables[0]!, seat);
  const facts = events.map((event, at) => ({
    step: at + 1,
    fact: explosion.witness(tables[at]!, event, tables[at + 1]!, seat),
  }));
  return tables.map((_, at) => ({ seat, opening, facts: facts.slice(0, at) }));
}
