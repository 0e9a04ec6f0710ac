import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { inlineRuntime } from './src/site/inline-runtime.ts';
import { plainImports } from './src/site/plain-imports.ts';
import { terseErrors } from './src/site/terse-errors.ts';
import { remarkParagraphs } from './src/words-lib/remark-paragraphs.ts';
import { messages } from './src/words-lib/vite-plugin.ts';

const FIGURE = /islands[\\/]games[\\/]([^\\/]+)[\\/]figure/;

/** One chunk of the island's entry with what all figures share, and one for each game's figure with all that it draws: nothing is loaded in stages. */
const groups = [
  {
    name: 'common',
    test: /Stepper\.astro\?|islands[\\/]boot\.ts$|src[\\/]figures[\\/][^\\/]+$|preload-helper/,
    priority: 2,
  },
  { name: (id) => (FIGURE.test(id) ? `figure-${FIGURE.exec(id)[1]}` : null), priority: 1 },
];

/** Short, for every other chunk names it. */
const entryFileNames = '_astro/entry.[hash].js';

/** Unsafe only where globals are replaced, symbols are written out, or nameless functions are constructors: none of it is done here. */
const compress = { passes: 6, unsafe: true, unsafe_arrows: true };

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://casebook.example',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: {
    processor: unified({ remarkPlugins: [remarkCjkFriendly, remarkParagraphs], smartypants: false }),
    syntaxHighlight: false,
  },
  integrations: [mdx(), sitemap({ filter: (page) => !/^\/(embed|e)\//.test(new URL(page).pathname) })],
  vite: {
    plugins: [messages(), plainImports(), terseErrors(), inlineRuntime()],
    build: { assetsInlineLimit: 0 },
    resolve: {
      alias: { 'preact/jsx-runtime': fileURLToPath(new URL('src/islands/jsx-runtime.ts', import.meta.url)) },
    },
    environments: {
      client: {
        build: {
          minify: 'terser',
          terserOptions: { module: true, ecma: 2022, compress },
          rolldownOptions: { output: { codeSplitting: { groups }, entryFileNames } },
        },
      },
    },
  },
});
