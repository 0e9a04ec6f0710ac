import { readFileSync } from 'node:fs';
import { extract } from '@extractus/oembed-extractor';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf, shapes, type Shape } from '../../scripts/faces/cards.ts';
import { assertComplete, everyFace } from '../../scripts/faces/complete.ts';
import { dist } from '../../scripts/lib/paths.ts';
import { serve, type Server } from '../../scripts/lib/server.ts';
import { localeSlugs } from '../../scripts/lib/site.ts';
import { everyPage } from './lib/facts.ts';

let server: Server;
let cases: Shape[];
beforeAll(async () => {
  server = await serve({ folder: dist, port: 0 });
  cases = await shapes();
});
afterAll(() => server.close());

/** Where the site says that it stands, and so what its absolute addresses begin with. */
const site = new URL(everyPage.find(({ canonical }) => canonical)!.canonical!).origin;

/** Asks the served build for what stands on the site. */
const fetcher = (url: string | URL | Request): Promise<Response> =>
  fetch(String(url instanceof Request ? url.url : url).replace(site, server.url));

/** A case and its last step in every language. */
const pages = (): string[] =>
  localeSlugs.flatMap((locale) =>
    sampleOf(cases).flatMap(({ id, steps }) => [
      `${site}/${locale}/${id}/`,
      `${site}/${locale}/${id}/${steps.at(-1)}/`,
    ]),
  );

describe('The faces of a case', () => {
  it('are all there, in every language', () => {
    const drawn = sampleOf(cases);
    expect(assertComplete(dist, cases, drawn)).toBe(everyFace(cases, drawn).length);
  });

  it('are missed by their names when one is not there', () => {
    const [one] = cases as [Shape];
    expect(() => assertComplete(dist, [{ ...one, steps: ['no-such-step'] }])).toThrow(/no-such-step\.png/);
  });
});

describe('A page of a case or a step', () => {
  it('is found as a frame by a client of oEmbed', async () => {
    for (const page of pages()) {
      const found = (await extract(page, {}, fetcher)) as unknown as { html: string };
      expect(found).toMatchObject({ type: 'rich', method: 'auto-discovery' });
      const [, embed = ''] = /<iframe src="([^"]+)"/.exec(found.html)!;
      expect((await fetcher(embed)).status).toBe(200);
      expect(new URL(embed).pathname).toBe(`/embed${new URL(page).pathname}`);
    }
  });

  it('is a card with a picture of its own for a reader of Open Graph', async () => {
    const images = new Set<string>();
    for (const page of pages()) {
      const html = await (await fetcher(page)).text();
      const { result } = await ogs({ html });
      expect(result).toMatchObject({
        success: true,
        ogType: 'website',
        ogUrl: page,
        twitterCard: 'summary_large_image',
      });
      const [image] = result.ogImage!;
      expect(image).toMatchObject({ width: '1200', height: '630', type: 'image/png' });
      images.add(image!.url);
      const bytes = Buffer.from(await (await fetcher(image!.url)).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
    expect(images.size).toBe(pages().length);
  });

  it('has a film that shows every step, the question once more, as GIF and as WebP', async () => {
    const [locale] = localeSlugs;
    for (const { id, steps } of sampleOf(cases)) {
      const frames = steps.length > 1 ? steps.length + 1 : 1;
      for (const kind of ['gif', 'webp']) {
        const { pages: found = 1, format } = await sharp(readFileSync(`${dist}/${locale}/${id}.${kind}`), {
          animated: true,
        }).metadata();
        expect({ id, found, format }).toEqual({ id, found: frames, format: kind });
      }
    }
  });
});
