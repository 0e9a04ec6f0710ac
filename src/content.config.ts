/** The collections; a bad file stops the build with file, line, field, what was found and what would do. */
import { existsSync, readdirSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { readTree } from './cases/find.ts';
import { gameFile, readGameFile } from './cases/game-file.ts';
import { loadGames } from './cases/games.ts';

/** A loader that reads everything anew whenever a file of the collection changes. */
function reading(
  name: string,
  pattern: RegExp,
  read: () => Promise<Map<string, Record<string, unknown>>>,
): Loader {
  return {
    name,
    async load({ store, parseData, watcher }) {
      const fill = async () => {
        const entries = await read();
        store.clear();
        for (const [id, raw] of entries) store.set({ id, data: await parseData({ id, data: raw }) });
      };
      await fill();
      watcher?.on('change', (path) => void (pattern.test(path.replaceAll('\\', '/')) && fill()));
    },
  };
}

const games = defineCollection({
  loader: reading('games', /\/game\.yaml$/, async () => {
    const folder = 'src/content/games';
    const ids = readdirSync(folder)
      .filter((id) => existsSync(`${folder}/${id}/game.yaml`))
      .sort();
    return new Map(ids.map((id) => [id, readGameFile(`${folder}/${id}/game.yaml`)]));
  }),
  schema: gameFile,
});

const cases = defineCollection({
  loader: reading('cases', /\/cases\/.*\.ya?ml$/, async () => {
    const read = readTree(await loadGames());
    return new Map(
      read.map((one) => [one.case.id, { ...one.case, file: one.file.replace(`${process.cwd()}/`, '') }]),
    );
  }),
  schema: z.record(z.string(), z.any()),
});

/** The prose; its clauses are validated by the words library, which every page asks. */
const rules = defineCollection({
  loader: glob({
    base: 'src/content/words',
    pattern: '*/*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().max(200),
    facts: z.array(z.string()).default([]),
    sources: z.array(z.string()).default([]),
    draft: z.boolean().default(false),
    stale: z.array(z.string()).default([]),
  }),
});

export const collections = { games, cases, rules };
