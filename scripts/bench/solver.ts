/** The solver against brute force, on grids and decks small enough for it. */
import { isDeepStrictEqual } from 'node:util';
import noir from '../../src/machines/noir/index.ts';
import type { Fact } from '../../src/machines/noir/logic/facts.ts';
import type { NoirLog } from '../../src/machines/noir/logic/deduce.ts';
import type { Seat, Suspect } from '../../src/machines/noir/vocabulary.ts';
import { randomGame } from '../../test/noir/random-game.ts';
import type { Deal } from '../../test/noir/random-game.ts';
import { timed } from './clock.ts';
import type { SeededGame } from './games.ts';
import type { Runner } from './race.ts';
import { narrowed, suspectsIn, worldsFor } from './worlds.ts';

export interface Setting {
  readonly deal: Deal;
  readonly seat: Seat;
  readonly seeds: readonly number[];
}

/** A game as one seat witnessed it; `logs` is what the seat has seen after each step. */
export interface Witnessing {
  readonly game: SeededGame;
  readonly seat: Seat;
  readonly facts: readonly Fact[];
  readonly logs: readonly NoirLog[];
}

const TURNS = 12;

function witnessing(seed: number, { deal, seat }: Setting): Witnessing {
  const game = { seed, ...randomGame({ seed, deal, turns: TURNS }) };
  const { tables, events } = game;
  const opening = noir.opening(tables[0]!, seat);
  const facts = events.map((event, at) => noir.witness(tables[at]!, event, tables[at + 1]!, seat));
  const dated = facts.map((fact, at) => ({ step: at + 1, fact }));
  return {
    game,
    seat,
    facts,
    logs: events.map((_, at) => ({ seat, opening, facts: dated.slice(0, at + 1) })),
  };
}

/** The games of a setting as its seat witnessed them. */
export const witnessed = (setting: Setting): Witnessing[] =>
  setting.seeds.map((seed) => witnessing(seed, setting));

/** Suspects after each step, by the solver. */
export const bySolver = ({ logs }: Witnessing): (readonly string[])[] =>
  logs.map((log) => noir.know(log).suspects);

/** Suspects after each step, by brute force: the worlds are dealt once and narrowed from step to step. */
export function byBruteForce({ game, seat, facts }: Witnessing): (Suspect[] | null)[] {
  let worlds = worldsFor(game, seat);
  return game.events.map((event, at) => {
    worlds = narrowed(worlds, event, { fact: facts[at]!, seat });
    return suspectsIn(worlds, seat);
  });
}

/** Compares the two after each step. Returns how many steps there were. @throws Error with seed and move where they differ. */
export function checkKnowledge(all: readonly Witnessing[]): number {
  for (const one of all) {
    const known = bySolver(one);
    byBruteForce(one).forEach((possible, at) => {
      if (possible === null || isDeepStrictEqual(possible, known[at])) return;
      const where = `seed ${one.game.seed}, move ${at + 1} (${one.game.events[at]!.type})`;
      throw new Error(
        `${where}: the ${one.seat} suspects ${known[at]!.join('')}, but by brute force ${possible.join('')}`,
      );
    });
  }
  return all.reduce((sum, { logs }) => sum + logs.length, 0);
}

/** A runner that reads all games once. */
export const reading = (all: readonly Witnessing[], read: (one: Witnessing) => unknown): Runner => ({
  pass: () =>
    timed(() => {
      for (const one of all) read(one);
    }),
});
