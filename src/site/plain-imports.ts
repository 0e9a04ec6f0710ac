/**
 * Vite plugin: a chunk is fetched before it is imported, which then finds it in the browser's cache. Browsers keep a module that could
 * not be imported, or preloaded, as a failure for as long as the page lives; what only could not be fetched can be asked for again.
 * Vite's own helper, which goes on regardless, would be a tenth of the stepper.
 *
 * Vite takes a `.then()` right behind an `import()` for a part of it: whoever minds failures says so in a `.catch()`.
 */
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** The chunk's address stands in the function that imports it. */
const SOURCE = `
export const __vitePreload = async (load) => {
  const answer = await fetch(new URL(/\\.\\/[\\w.-]+\\.js/.exec(load)[0], import.meta.url));
  if (!answer.ok) throw Error(answer.status);
  await answer.arrayBuffer();
  return load();
};
`;

export const plainImports = (): Plugin => ({
  name: 'casebook:plain-imports',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === HELPER ? SOURCE : null),
});
