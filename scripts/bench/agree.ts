/** Before anything is timed: all ways play the same game to the same position. */
import { isDeepStrictEqual } from 'node:util';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';
import type { SeededGame } from './games.ts';
import type { Match, Standing, Way } from './way.ts';

interface Player {
  readonly name: string;
  readonly match: Match;
}

/** What differs between two standings, by name; empty when they are the same. */
function differences(one: Standing, other: Standing): string[] {
  const keys = Object.keys({ ...one.table, ...other.table }) as (keyof Standing['table'])[];
  const inTable = keys.filter((key) => !isDeepStrictEqual(one.table[key], other.table[key]));
  return one.turn === other.turn ? inTable : ['whose turn it is', ...inTable];
}

function compare(players: readonly Player[], where: string): void {
  const [first, ...others] = players.map(({ name, match }) => ({ name, standing: match.standing() }));
  for (const { name, standing } of others) {
    const differ = differences(first!.standing, standing);
    if (differ.length) throw new Error(`${where}: ${name} and ${first!.name} differ in ${differ.join(', ')}`);
  }
}

function playAll(players: readonly Player[], event: NoirEvent, where: string): void {
  for (const { name, match } of players) {
    try {
      match.play(event);
    } catch (cause) {
      throw new Error(`${where}: ${name} fails: ${(cause as Error).message}`, { cause });
    }
  }
}

/** Plays the games in all ways side by side. @throws Error with seed and move where they first differ. */
export function checkAgreement(ways: readonly Way[], games: readonly SeededGame[]): void {
  for (const game of games) {
    const players = ways.map(({ name, begin }) => ({ name, match: begin(game) }));
    compare(players, `seed ${game.seed}, before the first move`);
    game.events.forEach((event, at) => {
      const where = `seed ${game.seed}, move ${at + 1} (${event.type})`;
      playAll(players, event, where);
      compare(players, where);
    });
  }
}
