/** A thread that draws pictures; each message is a job, each answer says that it is done. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import sharp from 'sharp';
import type { Job } from './jobs.ts';
import { gifOf, halved, pixelsOf, pngOf, webpOf, type Pixels } from './picture.ts';

// there is a thread for each core already
sharp.concurrency(1);

/** A file has its name only when it is whole, so that a build that was broken off leaves nothing half. */
async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${threadId}`, bytes);
  await rename(`${file}.${threadId}`, file);
}

async function draw({ ink, stills, film }: Job): Promise<void> {
  const small = new Map<string, Pixels>();
  for (const { file, into } of stills) {
    const pixels = pixelsOf(await readFile(file, 'utf8'), ink);
    small.set(file, halved(pixels));
    if (!existsSync(`${into}.png`)) await put(`${into}.png`, pngOf(pixels));
  }
  const frames = film.frames.map(({ file, delay }) => ({ pixels: small.get(file)!, delay }));
  await put(`${film.into}.gif`, gifOf(frames));
  await put(`${film.into}.webp`, await webpOf(frames));
}

/** What is said of a job when it is done: why it went wrong, or nothing. */
async function outcome(job: Job): Promise<{ error?: string }> {
  try {
    await draw(job);
    return {};
  } catch (error) {
    return { error: `${job.film.target}: ${(error as Error).message}` };
  }
}

parentPort!.on('message', async (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(await outcome(job));
});
