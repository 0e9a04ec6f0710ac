/** Knowledge against brute force: every deal of the cards that a seat has not seen is played through again. */
import { describe, expect, it } from 'vitest';
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import { fourCards } from '../../src/machines/noir/logic/choose.ts';
import type { Fact } from '../../src/machines/noir/logic/facts.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import type { NoirEvent, Seat, Suspect } from '../../src/machines/noir/vocabulary.ts';
import { BadEvent } from '../../src/machines/game.ts';
import { randomFrom } from '../lib/random.ts';
import { randomGame, randomVariants } from './random-game.ts';
import type { RandomGame } from './random-game.ts';

function permutations<V>(items: readonly V[]): V[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The beginnings that a seat cannot tell apart before anything has happened. */
function dealsFor({ given, variants }: RandomGame, seat: Seat): Table[] {
  const killer = given['killer'] as Suspect;
  const deck = given['deck'] as Suspect[];
  const all = seat === 'killer' ? [killer] : [killer, ...deck];
  return all.flatMap((first) => {
    const rest = [killer, ...deck].filter((card) => card !== first);
    return permutations(rest).map((cards) => noir.start({ ...given, killer: first, deck: cards }, variants));
  });
}

/** What the seat may take an event for: the Killer does not see which card is chosen. */
const takenFor = (event: NoirEvent, table: Table, seat: Seat): NoirEvent[] =>
  event.type === 'choose' && seat === 'killer'
    ? fourCards(table).map((card) => ({ type: 'choose', card }))
    : [event];

function playOn(table: Table, event: NoirEvent): Table | null {
  if (!noir.judge(table, event).legal) return null;
  try {
    return act(table, event);
  } catch (error) {
    if (error instanceof BadEvent) return null;
    throw error;
  }
}

interface World {
  readonly table: Table;
  readonly seen: string;
}

/** The worlds after one more event in which the seat sees just what it saw. */
function narrowed(
  worlds: readonly World[],
  event: NoirEvent,
  { fact, seat }: { fact: Fact; seat: Seat },
): World[] {
  const wanted = JSON.stringify(fact);
  return worlds.flatMap(({ table }) =>
    takenFor(event, table, seat).flatMap((taken) => {
      const after = playOn(table, taken);
      if (!after || JSON.stringify(noir.witness(table, taken, after, seat)) !== wanted) return [];
      return [{ table: after, seen: JSON.stringify(noir.seen(table, taken, after, seat)) }];
    }),
  );
}

const isChosen = (who: Suspect | null): who is Suspect => who !== null;

/** How many events a game had, and where a seat's knowledge, or what it was shown, is not what all its worlds agree on. */
function compare(game: RandomGame, seat: Seat): { events: number; wrong: string[] } {
  const opening = noir.opening(game.tables[0]!, seat);
  const facts: { step: number; fact: Fact }[] = [];
  let worlds: World[] = dealsFor(game, seat).map((table) => ({ table, seen: '' }));
  const wrong = game.events.flatMap((event, at) => {
    const fact = noir.witness(game.tables[at]!, event, game.tables[at + 1]!, seat);
    facts.push({ step: at + 1, fact });
    worlds = narrowed(worlds, event, { fact, seat });
    const known = noir.know({ seat, opening, facts: [...facts] }).suspects.join('');
    const other = worlds
      .map(({ table }) => (seat === 'killer' ? table.inspector : table.killer))
      .filter(isChosen);
    const possible = [...new Set(other)].sort().join('');
    const views = new Set(worlds.map(({ seen }) => seen)).size;
    return (other.length && known !== possible) || views !== 1
      ? [`step ${at + 1}: ${known}, not ${possible}; ${views} views`]
      : [];
  });
  return { events: game.events.length, wrong };
}

/** The same for many games. */
function compareAll(seeds: readonly number[], seat: Seat): { events: number; wrong: string[] } {
  const results = seeds.map((seed) => {
    const variants = seed % 2 ? randomVariants(randomFrom(seed)) : {};
    return compare(randomGame({ seed, variants, turns: 12, deal: small }), seat);
  });
  return {
    events: results.reduce((sum, { events }) => sum + events, 0),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
const small = { rows: 2, columns: 3 };

describe('What a seat knows is what holds in every deal that it cannot tell from the true one', () => {
  it('for the Inspector, about the Killer', { timeout: 30_000 }, () => {
    const { events, wrong } = compareAll(range(1, 80), 'inspector');
    expect(wrong).toEqual([]);
    expect(events).toBeGreaterThan(400);
  });

  it('for the Killer, about the Inspector', { timeout: 30_000 }, () => {
    const { events, wrong } = compareAll(range(1001, 60), 'killer');
    expect(wrong).toEqual([]);
    expect(events).toBeGreaterThan(300);
  });

  it('for the Killer, in a larger grid with a longer deck', { timeout: 30_000 }, () => {
    const { events, wrong } = compare(
      randomGame({ seed: 7, turns: 14, deal: { rows: 2, columns: 4 } }),
      'killer',
    );
    expect(wrong).toEqual([]);
    expect(events).toBeGreaterThan(5);
  });
});
