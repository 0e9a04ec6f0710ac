import { build } from 'astro';
import { assertComplete } from '../faces/complete.ts';
import { Drawing } from '../faces/drawing.ts';
import type { Which } from '../faces/draw.ts';
import { announce, countDrawn, progress, startCounting } from './build-log.ts';
import { cardsFirst } from './cards-first.ts';
import { dist, root } from './paths.ts';

/** A finished build: pages and other files written by routes, and how long it took. */
export interface Built {
  pages: number;
  files: number;
  seconds: number;
}

const rate = ({ pages, seconds }: Built): string => `${Math.round(pages / seconds)} pages per second`;

/**
 * Builds the whole site into a folder, telling its progress; of its pictures all, or those that tests look at. Throws what Astro throws when a page or its content
 * is wrong, and when a face of a case is missing.
 */
export async function buildSite(folder: string = dist, pictures: Which = 'all'): Promise<Built> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const started = performance.now();
  startCounting();
  const drawing = new Drawing(folder, { which: pictures, tell: countDrawn });
  try {
    const logger = { entrypoint: new URL('./build-log.ts', import.meta.url) };
    await build({ root, outDir: folder, logger, integrations: [cardsFirst(() => drawing.go())] });
    const built = { ...progress, seconds: (performance.now() - started) / 1000 };
    announce(`Built ${built.pages} pages in ${built.seconds.toFixed(1)} s (${rate(built)}).`);
    const { cases, chosen, ...drawn } = await drawing.drawn();
    const faces = assertComplete(folder, cases, chosen);
    announce(
      `Drew ${drawn.pictures} pictures, those of ${drawn.anew} cases anew, in ${drawn.seconds.toFixed(1)} s; all ${faces} faces are there.`,
    );
    return built;
  } finally {
    drawing.stop();
  }
}
