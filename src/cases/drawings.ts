/** How games draw their positions in text, found by folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from '../faces/told.ts';

/** A game's `plain.ts`, and its `read.ts` where it has one. @throws when it draws none. */
export async function drawingOf(game: string, root = process.cwd()): Promise<Drawing> {
  const folder = join(root, 'src/figures', game);
  const load = async (name: string): Promise<Partial<Drawing>> =>
    existsSync(join(folder, name)) ? import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href) : {};
  const [{ plain }, { read }] = await Promise.all([load('plain.ts'), load('read.ts')]);
  if (!plain)
    throw new Error(`src/figures/${game}/plain.ts: found nothing; wanted the game's positions in plain text`);
  return { plain, read };
}

/** The drawings of several games, by game. */
export async function drawingsOf(games: Iterable<string>): Promise<ReadonlyMap<string, Drawing>> {
  const ids = [...games];
  return new Map(await Promise.all(ids.map(async (id) => [id, await drawingOf(id)] as const)));
}
