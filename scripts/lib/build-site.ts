import { build } from 'astro';
import { assertComplete } from '../faces/complete.ts';
import { Drawing } from '../faces/drawing.ts';
import type { Drawn, Which } from '../faces/draw.ts';
import { announce, countDrawn, progress, startCounting } from './build-log.ts';
import { cardsFirst } from './cards-first.ts';
import { Kept } from './kept.ts';
import { dist, root } from './paths.ts';

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** Writes all that routes make, and what is drawn from it, into a folder; what the last build left and is the same stays. */
async function write(folder: string, drawing: Drawing, kept: Kept): Promise<Drawn> {
  const started = performance.now();
  startCounting();
  try {
    await build({
      root,
      outDir: folder,
      logger: { entrypoint: new URL('./build-log.ts', import.meta.url) },
      integrations: [cardsFirst({ has: (path) => kept.has(path), onCards: () => drawing.go() })],
      ...(kept.any ? { vite: { build: { emptyOutDir: false } } } : {}),
    });
    const seconds = secondsSince(started);
    const rate = Math.round(progress.pages / seconds);
    announce(`Built ${progress.pages} pages in ${seconds.toFixed(1)} s (${rate} pages per second).`);
    return await drawing.drawn();
  } finally {
    drawing.stop();
  }
}

/**
 * Builds the whole site into a folder, telling its progress; of its pictures all, or those that tests look at. Throws what Astro throws when a page or its content
 * is wrong, and when a face of a case is missing or cannot be drawn.
 */
export async function buildSite(folder: string = dist, pictures: Which = 'all'): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const started = performance.now();
  const kept = new Kept({ folder, pictures });
  if (kept.whole === null) {
    const drawing = new Drawing(folder, { which: pictures, tell: countDrawn });
    const { cases, chosen, ...drawn } = await write(folder, drawing, kept);
    const faces = assertComplete(folder, cases, chosen);
    announce(
      `Drew ${drawn.pictures} pictures, those of ${drawn.anew} cases anew; all ${faces} faces are there after ${secondsSince(started).toFixed(1)} s.`,
    );
  } else announce(`Nothing has changed since the last build: its ${kept.whole} files are as it left them.`);
  kept.note();
}
