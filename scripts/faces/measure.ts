/** What faces cost: bytes of an embed beside another site's viewer, and the time to draw a frame. `npm run faces`. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.ts';
import { orExplain } from '../lib/or-explain.ts';
import { dist } from '../lib/paths.ts';
import { serve } from '../lib/server.ts';
import { largestOfEach, sitePages } from '../lib/site.ts';
import { cardsIn, charactersIn, shapes } from './cards.ts';
import { inkFor } from './fonts.ts';
import { halved, pixelsOf, pngOf } from './picture.ts';

/** lichess-pgn-viewer 2.4.5 as npm has it, after gzip -9; it needs a page around it besides. */
const LICHESS = { html: 0, css: 14.1, js: 34.6 };
const KINDS = ['html', 'css', 'js', 'json', 'svg'] as const;

type Weights = Readonly<Partial<Record<(typeof KINDS)[number], number>>>;

const kindOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? 'html';
const fileOf = (path: string): string => `${dist}${path}${path.endsWith('/') ? 'index.html' : ''}`;
const kilobytes = (path: string): number => gzipSync(readFileSync(fileOf(path)), { level: 9 }).length / 1000;

/** Everything that an embed asks for until it has been stepped once, after gzip. */
async function weightOf(path: string): Promise<Weights> {
  const [site, browser] = [
    await serve({ folder: dist, port: 0 }),
    await chromium.launch((await findBrowser()).launch),
  ];
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('[data-stepper][data-ready] a:visible').first().press('ArrowRight');
    await page.waitForLoadState('networkidle');
    const sums: Record<string, number> = {};
    for (const one of asked) sums[kindOf(one)] = (sums[kindOf(one)] ?? 0) + kilobytes(one);
    return sums;
  } finally {
    await browser.close();
    await site.close();
  }
}

function row(name: string, weights: Weights): string {
  const cells = KINDS.map((kind) => (weights[kind] ?? 0).toFixed(1));
  const sum = KINDS.reduce((all, kind) => all + (weights[kind] ?? 0), 0);
  return `| ${[name, ...cells, sum.toFixed(1)].join(' | ')} |`;
}

const SAMPLES = 60;

/** Processor time for one card and its frame of a film, in milliseconds. */
async function drawingTime(): Promise<number> {
  const cards = cardsIn(dist, await shapes()).filter(
    (_, at, all) => at % Math.ceil(all.length / SAMPLES) === 0,
  );
  const files = cards.map(({ card }) => card);
  const ink = await inkFor('zh-hant', charactersIn(files));
  const before = process.cpuUsage();
  for (const file of files) {
    const pixels = pixelsOf(readFileSync(file, 'utf8'), ink);
    pngOf(pixels);
    halved(pixels);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / files.length;
}

await orExplain(async () => {
  const embeds = sitePages().filter(({ kind, locale, game }) => kind === 'embed' && locale === 'en' && game);
  const largest = largestOfEach(embeds, ({ game = '' }) => game);
  console.log(`| kB after gzip | ${KINDS.join(' | ')} | sum |\n| --- |${' ---: |'.repeat(KINDS.length + 1)}`);
  for (const { path, game } of largest) console.log(row(`largest embed of ${game}`, await weightOf(path)));
  console.log(row('lichess-pgn-viewer 2.4.5, without a page and pieces', LICHESS));
  console.log(`\nA card and its frame of a film: ${(await drawingTime()).toFixed(0)} ms of processor time.`);
});
