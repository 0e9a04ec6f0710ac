/** Vite plugin: `virtual:casebook/messages` gives the browser the compiled messages, one chunk for each language and game. */
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { indexModule, messagesModule } from './browser-messages.ts';
import { WORDS } from './locales.ts';
import { loadWords, type Words } from './words.ts';

const INDEX = 'virtual:casebook/messages';
/** Rollup's convention: other plugins leave an id with a NUL alone. */
const RESOLVED = `\0${INDEX}`;

/** Changes to words show without a restart: the modules are made anew, and the page reloads. */
export function messages(): Plugin {
  let root = process.cwd();
  let words: Words | null = null;
  const load = (): Words => (words ??= loadWords(root));
  return {
    name: 'casebook:messages',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: () => {
      words = null;
    },
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load: (id) => {
      if (id === RESOLVED) return indexModule(load(), (locale, game) => `${INDEX}/${locale}/${game}`);
      const [locale, game] = id.startsWith(`${RESOLVED}/`) ? id.slice(RESOLVED.length + 1).split('/') : [];
      if (locale === undefined || game === undefined) return null;
      return messagesModule(
        load(),
        locale,
        game,
        // the query makes it part of each module, which then is fetched whole or not at all
        `${join(root, 'src/words-lib/mf2/runtime.ts').replaceAll('\\', '/')}?${locale}-${game}`,
      );
    },
    hotUpdate({ file, modules, timestamp }) {
      if (!isWords(root, file)) return undefined;
      words = null;
      const graph = this.environment.moduleGraph;
      const stale = [...graph.idToModuleMap]
        .filter(([id]) => id.startsWith(RESOLVED))
        .map(([, node]) => node);
      for (const node of stale) graph.invalidateModule(node, new Set(), timestamp, true);
      return [...modules, ...stale];
    },
  };
}

function isWords(root: string, file: string): boolean {
  return resolve(file).startsWith(join(root, WORDS) + sep) && /\.(json|yaml)$/.test(file);
}
