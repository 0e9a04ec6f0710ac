/** Draws what the built site has as SVG: pictures of every step, films of every case. Only what changed is drawn anew. */
import { copyFile, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { cardsIn, charactersIn, sampleOf, shapes, type CaseCards, type Shape } from './cards.ts';
import { inkFor } from './fonts.ts';
import { filesOf, folder, isDrawn, jobOf, type Job } from './jobs.ts';
import type { Ink } from './picture.ts';

async function inks(cards: readonly CaseCards[]): Promise<ReadonlyMap<string, Ink>> {
  const locales = [...new Set(cards.map(({ locale }) => locale))];
  const made = locales.map(async (locale): Promise<[string, Ink]> => {
    const own = cards.filter((one) => one.locale === locale);
    const files = own.flatMap(({ card, steps }) => [card, ...steps]);
    return [locale, await inkFor(locale, charactersIn(files))];
  });
  return new Map(await Promise.all(made));
}

/** Hands the jobs to threads, each the next when it is done with one; `onDone` is told of each. */
async function drawAll(jobs: readonly Job[], onDone: () => void): Promise<void> {
  const queue = [...jobs];
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const next = () => {
        const job = queue.shift();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        if (job) worker.postMessage(job);
        else done(worker.terminate().then(() => undefined));
      };
      worker.on('message', ({ error }: { error?: string }) => {
        if (error) return fail(new Error(error));
        onDone();
        next();
      });
      worker.on('error', fail);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs.length, availableParallelism()) }, work));
}

/** Takes out of the cache what nothing on the site comes from any more. */
async function sweep(kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const stale = files.filter((file) => file.isFile() && !kept.has(`${file.parentPath}/${file.name}`));
  await Promise.all(stale.map((file) => rm(`${file.parentPath}/${file.name}`)));
}

export interface Drawn {
  readonly cases: readonly Shape[];
  /** Those whose pictures were asked for. */
  readonly chosen: readonly Shape[];
  readonly pictures: number;
  /** Cases of which something was drawn anew, one for each language. */
  readonly anew: number;
}

/** The pictures of all cases, or of those that tests look at. */
export type Which = 'all' | 'sample';

/** How many cases have their pictures. */
export type TellDrawn = (done: number, of: number) => void;

/** Draws pictures into a site that has all cards. Throws when one of these is missing or cannot be drawn. */
export async function drawFaces(site: string, which: Which, tell: TellDrawn): Promise<Drawn> {
  const cases = await shapes();
  const chosen = which === 'all' ? cases : sampleOf(cases);
  const cards = cardsIn(site, chosen);
  const ink = await inks(cards);
  const jobs = cards.map((one) => jobOf(one, ink.get(one.locale)!));
  const missing = jobs.filter((job) => !isDrawn(job));
  let done = jobs.length - missing.length;
  tell(done, jobs.length);
  await drawAll(missing, () => tell((done += 1), jobs.length));
  const files = jobs.flatMap(filesOf);
  for (const [from, to] of files) await copyFile(from, to);
  if (which === 'all') await sweep(new Set(files.map(([from]) => from)));
  return { cases, chosen, pictures: files.length, anew: missing.length };
}
