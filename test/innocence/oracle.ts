/**
 * What a seat knows, by brute force: every order of the deck is played through with the same events, and those orders are kept in
 * which the seat would have seen the very same. Knows nothing of how the solver counts.
 */
import { BadEvent } from '../../src/machines/game.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { act } from '../../src/machines/innocence/logic/act.ts';
import { judge } from '../../src/machines/innocence/logic/judge.ts';
import { verdict } from '../../src/machines/innocence/logic/verdict.ts';
import type { Table } from '../../src/machines/innocence/table.ts';
import type { Cards, InnocenceEvent } from '../../src/machines/innocence/vocabulary.ts';
import { dealOf, logsOf } from './random.ts';
import type { RandomGame } from './random.ts';

/** Every different order of these cards. */
export function* orders(cards: Cards): Generator<Cards> {
  if (!cards.length) yield [];
  for (const card of new Set(cards)) {
    const at = cards.indexOf(card);
    const others = [...cards.slice(0, at), ...cards.slice(at + 1)];
    for (const rest of orders(others)) yield [card, ...rest];
  }
}

/** Tables of the same game on another deck; null where an event would not have been possible. */
function replayed({ given, events }: RandomGame, deck: Cards): Table[] | null {
  const tables = [innocence.start({ ...given, deck }, {}) as Table];
  for (const event of events) {
    const table = tables.at(-1)!;
    if (!judge(table, event).legal) return null;
    const next = tried(table, event);
    if (!next) return null;
    tables.push(next);
  }
  return tables;
}

function tried(table: Table, event: InnocenceEvent): Table | null {
  try {
    return act(table, event);
  } catch (error) {
    if (error instanceof BadEvent) return null;
    throw error;
  }
}

const culpritsAt = ({ suspects, hands }: Table): string =>
  verdict(
    Object.fromEntries(suspects.map((who) => [who, [...hands[who]!.hidden, ...hands[who]!.shown] as Cards])),
  ).culprits.join('+');

const count = (list: readonly string[]): { [key: string]: number } => {
  const counts: { [key: string]: number } = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};

export interface Found {
  readonly worlds: number;
  readonly culpritIn: { readonly [culprits: string]: number };
}

/** For each seat, after each event: the possible deals by who is the culprit in them. */
export function bruteForce(game: RandomGame, seats: readonly string[]): { [seat: string]: readonly Found[] } {
  const own = Object.fromEntries(
    seats.map((seat) => [seat, logsOf(game, seat).map((log) => JSON.stringify(log))]),
  );
  const found = seats.map((seat) => [seat, game.tables.map(() => new Map<string, string>())] as const);
  for (const deck of orders(game.given['deck'] as Cards)) {
    for (const at of game.tables.keys()) {
      const part = { ...game, events: game.events.slice(0, at) };
      const tables = replayed(part, deck);
      if (!tables) break;
      const table = tables.at(-1)!;
      for (const [seat, deals] of found) {
        const log = JSON.stringify(logsOf({ ...part, tables }, seat).at(-1));
        if (log === own[seat]![at]) deals[at]!.set(dealOf(table), culpritsAt(table));
      }
    }
  }
  return Object.fromEntries(
    found.map(([seat, deals]) => [
      seat,
      deals.map((one) => ({ worlds: one.size, culpritIn: count([...one.values()]) })),
    ]),
  );
}
