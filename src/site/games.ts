/** The games: their data file, their machines and their figures, joined by folder name. */
import { getCollection } from 'astro:content';
import type { GameFile } from '../cases/game-file.ts';
import { loadGames } from '../cases/games.ts';
import type { Game } from '../machines/game.ts';

export interface SiteGame {
  readonly id: string;
  readonly file: GameFile;
  readonly game: Game;
  /** Rule slugs in learning order. */
  readonly rules: readonly string[];
}

const machines = await loadGames();

export const games: readonly SiteGame[] = (await getCollection('games'))
  .filter(({ id }) => machines.has(id))
  .map(({ id, data }) => ({
    id,
    file: data,
    game: machines.get(id)!.game,
    rules: data.groups.flatMap((group) => group.rules),
  }));

/** @throws when there is no such game. */
export function gameOf(id: string): SiteGame {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`found no game "${id}"; games are ${games.map((game) => game.id).join(', ')}`);
  return found;
}
