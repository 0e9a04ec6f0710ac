/** What each game adds to the mutants that its charts give: `src/machines/<game>/mutants.ts`, where there is such a file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../machines/game.ts';
import { plainMutants, type GameMutants } from '../machines/mutants/mutant.ts';

export async function loadMutants(game: Game, root = process.cwd()): Promise<GameMutants> {
  const file = join(root, 'src/machines', game.id, 'mutants.ts');
  if (!existsSync(file)) return plainMutants(game);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).default;
}
