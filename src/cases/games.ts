/** Finds the games by their folders, so that a new game needs no edit here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ZodType } from 'zod';
import type { Game } from '../machines/game.ts';

/** The zod schemas of a game's part of the case format. */
export interface GameSchema {
  readonly given: ZodType;
  readonly event: ZodType;
  readonly expect: ZodType;
  readonly variants: ZodType;
}

export interface LoadedGame {
  readonly game: Game;
  readonly schema: GameSchema;
}

export type Games = ReadonlyMap<string, LoadedGame>;

let loaded: Promise<Games> | undefined;

/** All games under `src/machines/`, by id; loaded once. */
export function loadGames(root = process.cwd()): Promise<Games> {
  return (loaded ??= load(join(root, 'src/machines')));
}

async function load(folder: string): Promise<Games> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'schema.ts')));
  const entries = names.sort().map(async (name): Promise<[string, LoadedGame]> => {
    const [index, schema] = await Promise.all(
      ['index.ts', 'schema.ts'].map(
        (file) => import(/* @vite-ignore */ pathToFileURL(join(folder, name, file)).href),
      ),
    );
    return [name, { game: index.default, schema: schema.schema }];
  });
  return new Map(await Promise.all(entries));
}
