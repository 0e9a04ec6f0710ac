/**
 * The script of a page that is a tool of its own, as a bundle of its own. Such a page draws positions that no page was made
 * for, so its script holds what other pages leave to the page itself; and what they load stays as small as if it were not there.
 */
import { build, type Plugin, type Rolldown } from 'vite';
import { messages } from '../words-lib/vite-plugin.ts';
import { plainImports } from './plain-imports.ts';
import { words } from './words.ts';

const WHERE = 'import.meta.env.SSR';

/** Figures as where pages are made, whole. */
const whole: Plugin = {
  name: 'casebook:whole',
  enforce: 'pre',
  transform: (code) => (code.includes(WHERE) ? code.replaceAll(WHERE, 'true') : null),
};

const made = new Map<string, Promise<readonly Rolldown.OutputChunk[]>>();

/** The files of `src/islands/<tool>/boot.ts`, made once a build. */
export function chunksOf(tool: string): Promise<readonly Rolldown.OutputChunk[]> {
  const known = made.get(tool) ?? bundle(tool);
  made.set(tool, known);
  return known;
}

async function bundle(tool: string): Promise<readonly Rolldown.OutputChunk[]> {
  const names = '[name].[hash].js';
  const output = { format: 'es', entryFileNames: names, chunkFileNames: names } as const;
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messages(words), plainImports(), whole],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      rolldownOptions: {
        input: `src/islands/${tool}/boot.ts`,
        output,
        preserveEntrySignatures: 'exports-only',
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

/** The address of the file to begin with; all are served from one folder. */
export async function entryAddress(folder: string, tool: string): Promise<string> {
  const entry = (await chunksOf(tool)).find(({ isEntry }) => isEntry);
  return `/${folder}/${entry!.fileName}`;
}

/** What serves the files: the routes of `src/pages/<folder>/[file].js.ts`. */
export const scriptRoutes = async (tool: string) =>
  (await chunksOf(tool)).map(({ fileName, code }) => ({
    params: { file: fileName.replace(/\.js$/, '') },
    props: { code },
  }));

export const scriptResponse = (code: string): Response =>
  new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
