/** Random palaces and random play from a seed: the same seed, the same game. */
import byzantine from '../../src/machines/byzantine/index.ts';
import { act } from '../../src/machines/byzantine/logic/act.ts';
import { adjacent, floorOf, sameColumn, sameFloor } from '../../src/machines/byzantine/logic/geometry.ts';
import { legal } from '../../src/machines/byzantine/logic/legal.ts';
import { living } from '../../src/machines/byzantine/logic/people.ts';
import type { Palace, Table } from '../../src/machines/byzantine/table.ts';
import { CHARACTERS, METHODS, PEOPLE } from '../../src/machines/byzantine/vocabulary.ts';
import type { ByzantineEvent, Character, Room } from '../../src/machines/byzantine/vocabulary.ts';
import { training } from '../../src/machines/byzantine/palaces/training.ts';
import type { SeatLog, Variants } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import type { Fact, Opening } from '../../src/machines/byzantine/logic/facts.ts';
import { pick, randomFrom, shuffled, variantsFrom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';

/** The rooms of one floor: each cell alone, in a larger room, or no room at all. */
function randomFloor(random: Random, floor: number, width: number): Room[] {
  const rooms: Room[] = [];
  for (let column = 0; column < width;) {
    const size = Math.min(width - column, 1 + Math.floor(random() * random() * 3));
    const letters = 'ABCDE'.slice(column, column + size);
    if (random() < 0.9 || !rooms.length) rooms.push(`${floor}${letters}`);
    column += size;
  }
  return rooms;
}

/** A palace of three to five floors with some of the doors and stairs that are possible. */
export function randomPalace(random: Random): Palace {
  const [height, width] = [3 + Math.floor(random() * 3), 2 + Math.floor(random() * 3)];
  const floors = Array.from({ length: height }, (_, index) => randomFloor(random, height - 1 - index, width));
  const rooms = floors.flat();
  const pairs = rooms.flatMap((a, index) => rooms.slice(index + 1).map((b) => [a, b] as const));
  const some = (share: number, fits: (a: Room, b: Room) => boolean) =>
    pairs.filter(([a, b]) => fits(a, b) && random() < share).map(([a, b]) => `${a}-${b}`);
  return {
    floors,
    doors: some(0.8, (a, b) => sameFloor(a, b) && adjacent(a, b)),
    stairs: some(0.6, (a, b) => Math.abs(floorOf(a) - floorOf(b)) === 1 && sameColumn(a, b)),
    passages: some(0.05, (a, b) => !sameFloor(a, b)),
    secretDoors: some(0.1, (a, b) => !sameFloor(a, b) && !sameColumn(a, b)),
  };
}

/** Values for every switch. */
export const randomVariants = (random: Random): Variants => variantsFrom(random, byzantine.variants);

/** Everybody somewhere in a palace; some doors locked. */
export function randomPosition(random: Random): JsonObject {
  const palace = random() < 0.4 ? training : randomPalace(random);
  const rooms = palace.floors.flat();
  const cast = shuffled(random, CHARACTERS).slice(0, pick(random, [4, 6, 9, 12, 14]));
  const places = Object.fromEntries(cast.map((who) => [who, pick(random, rooms)]));
  const people = PEOPLE.filter((who) => places[who]);
  return {
    palace: palace === training ? 'training' : (palace as unknown as JsonObject),
    at: places,
    assassin: pick(random, people),
    methods: shuffled(random, METHODS).slice(0, pick(random, [4, 6, 8, 10])),
    locks: palace.doors.filter(() => random() < 0.2).slice(0, 8),
    players: 2 + Math.floor(random() * 5),
  };
}

/** Any row that can be drawn, for those few that `legal` lists. */
const anyRow = (random: Random, table: Table, count: number): Character[] =>
  shuffled(random, living(table)).slice(0, count);

/** Kinds of events are weighed alike; accusations are put off, and a free case is left to the phases seldom. */
function nextEvent(random: Random, table: Table, free: boolean): ByzantineEvent {
  const all = legal(table);
  const kinds = [...new Set(all.map(({ type }) => type))].filter((kind) => {
    if (kind === 'accuse') return random() < 0.03;
    return kind !== 'draw' || !free || random() < 0.02;
  });
  const kind = kinds.length ? pick(random, kinds) : all[0]!.type;
  const event = pick(
    random,
    all.filter(({ type }) => type === kind),
  );
  return event.type === 'draw' ? { ...event, cards: anyRow(random, table, event.cards.length) } : event;
}

export interface RandomGame {
  readonly given: JsonObject;
  readonly variants: Variants;
  readonly events: readonly ByzantineEvent[];
  /** The table before each event, and after the last. */
  readonly tables: readonly Table[];
}

/** A game of at most `turns` random legal events; even seeds keep the phases, odd ones leave them aside. */
export function randomGame(seed: number, turns = 60, standard = false): RandomGame {
  const random = randomFrom(seed);
  const variants = standard || random() < 0.5 ? {} : randomVariants(random);
  const free = seed % 2 === 1;
  const given = { ...randomPosition(random), ...(free ? {} : { phase: 'draw' }) };
  const tables = [byzantine.start(given, variants) as Table];
  const events: ByzantineEvent[] = [];
  while (events.length < turns && tables.at(-1)!.winner === 'none') {
    const event = nextEvent(random, tables.at(-1)!, free);
    events.push(event);
    tables.push(act(tables.at(-1)!, event));
  }
  return { given, variants, events, tables };
}

/** The log of a seat at each table of a game. */
export function logsOf({ tables, events }: RandomGame, seat: string): SeatLog<Opening, Fact>[] {
  const opening = byzantine.opening(tables[0]!, seat);
  const facts = events.map((event, at) => ({
    step: at + 1,
    fact: byzantine.witness(tables[at]!, event, tables[at + 1]!, seat),
  }));
  return tables.map((_, at) => ({ seat, opening, facts: facts.slice(0, at) }));
}
