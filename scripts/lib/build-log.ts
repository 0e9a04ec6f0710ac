import { stripVTControlCharacters } from 'node:util';

/** What Astro tells of a build; only the parts that are used here. */
interface Message {
  level: string;
  label: string | null;
  message: string;
}

/** How far the running build has come. Shared with whoever reads it, since Astro loads this file by its address. */
export const progress = { pages: 0, files: 0 };

/** Of how many cases the pictures are drawn. */
let drawn = { done: 0, of: 0 };

let started = performance.now();

/** Starts counting from nothing, for the next build of this process. */
export function startCounting(): void {
  Object.assign(progress, { pages: 0, files: 0 });
  drawn = { done: 0, of: 0 };
  started = performance.now();
}

const live = process.stdout.isTTY;
const everyPages = 1000;
const everyPart = 1 / 20;

const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);

/** A line of its own, whatever stands on the line that counts. */
export function announce(text: string): void {
  if (live) process.stdout.write('\r\x1b[2K');
  console.log(text);
}

const tell = (text: string): void => announce(`${seconds()}  ${text}`);

/** Pages and pictures on one line, for both are made at once; a terminal sees it change, a log is told at `milestone`s. */
function show(milestone: boolean): void {
  const written = `${progress.pages} pages, ${progress.files} other files`;
  const state = drawn.of ? `${written}; pictures of ${drawn.done} of ${drawn.of} cases` : written;
  if (live) process.stdout.write(`\r\x1b[2K${seconds()}  ${state}`);
  else if (milestone) tell(state);
}

function count(file: string): void {
  const page = file.endsWith('.html');
  progress[page ? 'pages' : 'files'] += 1;
  show(page && progress.pages % everyPages === 0);
}

/** Counts the cases, one for each language, whose pictures are drawn. */
export function countDrawn(done: number, of: number): void {
  const part = (cases: number): number => Math.floor(cases / (of * everyPart));
  const milestone = part(done) > part(drawn.done);
  drawn = { done, of };
  show(milestone);
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
