import { stripVTControlCharacters } from 'node:util';

/** What Astro tells of a build; only the parts that are used here. */
interface Message {
  level: string;
  label: string | null;
  message: string;
}

/** How far the running build has come. Shared with whoever reads it, since Astro loads this file by its address. */
export const progress = { pages: 0, files: 0 };

let started = performance.now();

/** Starts counting from nothing, for the next build of this process. */
export function startCounting(): void {
  Object.assign(progress, { pages: 0, files: 0 });
  started = performance.now();
}

const live = process.stdout.isTTY;
const everyPages = 250;

const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);

function tell(text: string): void {
  if (live) process.stdout.write('\r\x1b[2K');
  console.log(`${seconds()}  ${text}`);
}

function count(file: string): void {
  if (file.endsWith('.html')) progress.pages += 1;
  else progress.files += 1;
  const state = `${progress.pages} pages, ${progress.files} other files`;
  if (live) process.stdout.write(`\r\x1b[2K${seconds()}  ${state}`);
  else if (file.endsWith('.html') && progress.pages % everyPages === 0) tell(state);
}

/** Astro's sentence for the start of a part of the build, and ours. */
const phases: [RegExp, string][] = [
  [/Syncing content/, 'reading content'],
  [/Collecting build info/, 'collecting pages'],
  [/Building \w+ entrypoints/, 'compiling'],
  [/generating static routes|prerendering/i, 'writing pages'],
  [/generating optimized images/, 'making images'],
  [/sitemap-index/, 'writing the sitemap'],
];

const noise = /MODULE_LEVEL_DIRECTIVE|astro:head-inject/;

function write({ level, label, message }: Message): void {
  const text = stripVTControlCharacters(message).trim();
  const file = /^[├└]─ (\S+)/.exec(text)?.[1];
  const phase = phases.find(([pattern]) => pattern.test(text))?.[1];
  if (file) count(file);
  else if (level !== 'info' && !noise.test(text)) tell(`${label ?? level}: ${text}`);
  else if (level === 'info' && phase) tell(phase);
}

/** Astro's logger, by its documented form: counts pages as they are written and tells the parts of the build. */
export default () => ({ write });
