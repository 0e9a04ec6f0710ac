/** The JSON Schema of the case file, for completion and checking in editors. */
import { loadGames } from '../cases/games.ts';
import { jsonSchema } from '../cases/schema.ts';

export const GET = async () =>
  new Response(`${JSON.stringify(jsonSchema(await loadGames()), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/schema+json' },
  });
