/**
 * The page's script as a bundle of its own. It draws palaces that no page was made for, so it holds what other pages leave to
 * the page itself; and what they load stays as small as if this page were not there.
 */
import { build, type Plugin, type Rolldown } from 'vite';
import { plainImports } from '../../../../site/plain-imports.ts';
import { messages } from '../../../../words-lib/vite-plugin.ts';

const ENTRY = 'src/islands/own-palace/boot.ts';
/** Where `src/pages/byzantine/own-palace/[file].js.ts` serves the files. */
const FOLDER = '/byzantine/own-palace/';

const WHERE = 'import.meta.env.SSR';

/** Figures as where pages are made, whole. */
const whole: Plugin = {
  name: 'casebook:whole',
  enforce: 'pre',
  transform: (code) => (code.includes(WHERE) ? code.replaceAll(WHERE, 'true') : null),
};

let made: Promise<readonly Rolldown.OutputChunk[]> | undefined;

/** The files, made once a build. */
export function chunks(): Promise<readonly Rolldown.OutputChunk[]> {
  return (made ??= bundle());
}

async function bundle(): Promise<readonly Rolldown.OutputChunk[]> {
  const names = '[name].[hash].js';
  const output = { format: 'es', entryFileNames: names, chunkFileNames: names } as const;
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messages(), plainImports(), whole],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, rolldownOptions: { input: ENTRY, output } },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

/** The address of the file to begin with. */
export async function entryAddress(): Promise<string> {
  const entry = (await chunks()).find(({ isEntry }) => isEntry);
  return `${FOLDER}${entry!.fileName}`;
}
