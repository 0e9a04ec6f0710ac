import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { remarkParagraphs } from './src/words-lib/remark-paragraphs.ts';
import { messages } from './src/words-lib/vite-plugin.ts';

/** Chunks that every page with a stepper shares, named so that their sizes can be watched. */
const groups = [
  { name: 'xstate', test: /node_modules[\\/]xstate/ },
  { name: 'preact', test: /node_modules[\\/]preact[\\/]/ },
];

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://casebook.example',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { processor: unified({ remarkPlugins: [remarkCjkFriendly, remarkParagraphs], smartypants: false }), syntaxHighlight: false },
  integrations: [mdx(), sitemap({ filter: (page) => !new URL(page).pathname.startsWith('/embed/') })],
  vite: {
    plugins: [messages()],
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
});
