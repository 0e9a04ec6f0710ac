/**
 * Vite plugin: `virtual:casebook/messages` gives the browser the compiled messages, one chunk for each language and game;
 * `virtual:casebook/share-messages` those that only sharing needs.
 */
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { indexModule, isShared, isShipped, messagesModule } from './browser-messages.ts';
import { WORDS } from './locales.ts';
import { loadWords, type Words } from './words.ts';

const INDEXES: ReadonlyMap<string, (key: string) => boolean> = new Map([
  ['virtual:casebook/messages', isShipped],
  ['virtual:casebook/share-messages', isShared],
]);
/** Rollup's convention: other plugins leave an id with a NUL alone. */
const NUL = '\0';

/** `<index>/<locale>/<game>` in its parts. */
function partsOf(id: string): { index: string; locale: string | undefined; game: string | undefined } {
  const [scheme, name, locale, game] = id.split('/');
  return { index: `${scheme}/${name}`, locale, game };
}

const isOurs = (id: string): boolean => INDEXES.has(partsOf(id).index);

/**
 * Changes to words show without a restart: the modules are made anew, and the page reloads. A build reads words but once, however
 * many bundles it makes; not even that where they are given.
 */
export function messages(given: Words | null = null): Plugin {
  let root = process.cwd();
  let words = given;
  const load = (): Words => (words ??= loadWords(root));
  return {
    name: 'casebook:messages',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (isOurs(id) ? NUL + id : null),
    load: (id) => {
      if (!id.startsWith(NUL)) return null;
      const { index, locale, game } = partsOf(id.slice(NUL.length));
      const holds = INDEXES.get(index);
      if (!holds) return null;
      if (locale === undefined || game === undefined)
        return indexModule(load(), (one, other) => `${index}/${one}/${other}`);
      // the query makes it part of each module, which then is fetched whole or not at all
      const runtime = `${join(root, 'src/words-lib/mf2/runtime.ts').replaceAll('\\', '/')}?${locale}-${game}`;
      return messagesModule(load(), {
        locale,
        game,
        holds,
        runtimePath: holds === isShared ? `${runtime}-shared` : runtime,
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!isWords(root, file)) return undefined;
      words = null;
      const graph = this.environment.moduleGraph;
      const stale = [...graph.idToModuleMap]
        .filter(([id]) => id.startsWith(NUL) && isOurs(id.slice(NUL.length)))
        .map(([, node]) => node);
      for (const node of stale) graph.invalidateModule(node, new Set(), timestamp, true);
      return [...modules, ...stale];
    },
  };
}

function isWords(root: string, file: string): boolean {
  return resolve(file).startsWith(join(root, WORDS) + sep) && /\.(json|yaml)$/.test(file);
}
