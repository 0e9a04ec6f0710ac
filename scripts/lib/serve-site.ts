import { existsSync } from 'node:fs';
import { dist } from './paths.ts';
import { serve, type Server } from './server.ts';

/**
 * Serves the built site on PORT, or else on 4321 or the next free port, and prints the address.
 * Throws where nothing was built, and where a PORT asked for is taken.
 */
export async function serveSite(): Promise<Server> {
  if (!existsSync(dist)) throw new Error('There is no built site yet: npm run build');
  const wanted = process.env['PORT'] || undefined;
  const server = await serve({
    folder: dist,
    port: Number(wanted ?? 4321),
    nextIfTaken: wanted === undefined,
  });
  console.log(`Casebook is at ${server.url}/`);
  return server;
}
