/**
 * Vite plugin: `import()` stays what the browser knows, without Vite's preloading around it. Our chunks need next to nothing
 * besides themselves, and the helper would be a tenth of the stepper.
 */
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

export const plainImports = (): Plugin => ({
  name: 'casebook:plain-imports',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
