/**
 * Vite plugin: what the bundler needs to make an object of a module's exports stands in each chunk that uses it. In a chunk of its own
 * it would be one more request before a figure, and one more thing that might not come.
 */
import type { Plugin, Rolldown } from 'vite';

const IMPORT = /import\{t(?: as (\w+))?\}from["'`]\.\/rolldown-runtime[\w.-]+["'`];/;
const inline = (name = 't'): string =>
  `const ${name}=a=>{let o={};for(let n in a)Object.defineProperty(o,n,{get:a[n],enumerable:!0});return o};`;

export const inlineRuntime = (): Plugin => ({
  name: 'casebook:inline-runtime',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk => file.type === 'chunk',
    );
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (!runtime) return;
    const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName));
    if (!users.every(({ code }) => IMPORT.test(code))) return;
    for (const user of users) user.code = user.code.replace(IMPORT, (_, name?: string) => inline(name));
    delete bundle[runtime.fileName];
  },
});
