import { build } from 'astro';
import { drawFaces, type Which } from '../faces/draw.ts';
import { progress, startCounting } from './build-log.ts';
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
  await build({ root, outDir: folder, logger: { entrypoint: new URL('./build-log.ts', import.meta.url) } });
  const built = { ...progress, seconds: (performance.now() - started) / 1000 };
  console.log(`Built ${built.pages} pages in ${built.seconds.toFixed(1)} s (${rate(built)}).`);
  const drawn = await drawFaces(folder, pictures);
  console.log(
    `Drew ${drawn.pictures} pictures, those of ${drawn.anew} cases anew, in ${drawn.seconds.toFixed(1)} s; all ${drawn.faces} faces are there.`,
  );
  return built;
}
