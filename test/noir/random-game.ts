/** Random play from a seed: the same seed, the same game. */
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import { legal } from '../../src/machines/noir/logic/legal.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import { SUSPECTS } from '../../src/machines/noir/vocabulary.ts';
import type { NoirEvent, Suspect } from '../../src/machines/noir/vocabulary.ts';
import type { Variants } from '../../src/machines/game.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import { pick, randomFrom, shuffled, variantsFrom } from '../lib/random.ts';
import type { Random } from '../lib/random.ts';

export interface Deal {
  readonly rows: number;
  readonly columns: number;
}

/** A grid of living suspects, a Killer, and the shuffled rest as the deck; the game is about to begin. */
export function randomDeal(random: Random, { rows, columns }: Deal): JsonObject {
  const cast = SUSPECTS.slice(0, rows * columns);
  const places = shuffled(random, cast);
  const [killer, ...deck] = shuffled(random, cast);
  const board = Array.from({ length: rows }, (_, row) =>
    places.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return { board, killer: killer!, deck, gone: [], kills: 0, turn: 'killer' };
}

/** Kinds of events are weighed alike, so that games are not mostly shifts; a right arrest is put off to let games last. */
function nextEvent(random: Random, table: Table): NoirEvent {
  const all = legal(table);
  const rash = (event: NoirEvent) =>
    event.type === 'arrest' && event.suspect === table.killer && random() < 0.8;
  const calm = all.filter((event) => !rash(event));
  const events = calm.length ? calm : all;
  const kind = pick(random, [...new Set(events.map(({ type }) => type))]);
  return pick(
    random,
    events.filter(({ type }) => type === kind),
  );
}

export interface RandomGame {
  readonly given: JsonObject;
  readonly variants: Variants;
  readonly events: readonly NoirEvent[];
  /** The table before each event, and after the last. */
  readonly tables: readonly Table[];
}

export interface RandomOptions {
  readonly seed: number;
  readonly variants?: Variants;
  readonly turns?: number;
  readonly deal?: Deal;
}

/** A game of at most `turns` random legal events. */
export function randomGame({
  seed,
  variants = {},
  turns = 40,
  deal = { rows: 5, columns: 5 },
}: RandomOptions): RandomGame {
  const random = randomFrom(seed);
  const given = randomDeal(random, deal);
  const tables = [noir.start(given, variants) as Table];
  const events: NoirEvent[] = [];
  while (events.length < turns && tables.at(-1)!.winner === 'none') {
    const event = nextEvent(random, tables.at(-1)!);
    events.push(event);
    tables.push(act(tables.at(-1)!, event));
  }
  return { given, variants, events, tables };
}

/** Values for every switch, from a seed. */
export const randomVariants = (random: Random): Variants => variantsFrom(random, noir.variants);

export const everybody: readonly Suspect[] = SUSPECTS;
