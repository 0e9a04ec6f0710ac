import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { dist, inProject } from './paths.ts';
import { serve } from './server.ts';
import { readGameFile } from '../../src/cases/game-file.ts';
import { largestOfEach, sitePages, type SitePage } from './site.ts';

/** One measured figure beside the most that it may be, in bytes after gzip. */
export interface Measured {
  what: string;
  bytes: number;
  atMost: number;
  files: string[];
}

const kB = 1000;

/** What a page may make its reader load. */
const budgets = { still: 0, stepping: 24 * kB, playing: 40 * kB, styles: 8 * kB };

/** What pages may weigh that have scripts with nothing to step through: tools, and frames, which tell their height. */
const tools: Record<string, { scripts: number; styles: number }> = {
  'own-palace': { scripts: 60 * kB, styles: 9 * kB },
  'own-cards': { scripts: 60 * kB, styles: 9 * kB },
  share: { scripts: 60 * kB, styles: 9 * kB },
  verify: { scripts: 8 * kB, styles: 9 * kB },
  embed: { scripts: 25 * kB, styles: budgets.styles },
};

/** What a game's pages may load to play on: more than usual only where its data file says so. */
function playing(game: string | undefined): number {
  const own = game && readGameFile(inProject(`src/content/games/${game}/game.yaml`)).playingBudget;
  return own ? own * kB : budgets.playing;
}

const gzipped = (path: string): number => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
const total = (paths: Set<string>): number => [...paths].reduce((sum, path) => sum + gzipped(path), 0);

/** Scripts and styles as the browser asks for them; the sets grow while the page is used. */
function listen(page: Page): { scripts: Set<string>; styles: Set<string> } {
  const loaded = { scripts: new Set<string>(), styles: new Set<string>() };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.scripts.add(pathname);
    if (pathname.endsWith('.css')) loaded.styles.add(pathname);
  });
  return loaded;
}

const pauseMs = 400;

/** Waits until a page has asked for nothing new for a while; it may load one thing on account of another. */
async function settled(page: Page, loaded: Set<string>): Promise<void> {
  for (let before = -1; before !== loaded.size;) {
    before = loaded.size;
    await page.waitForTimeout(pauseMs);
  }
}

const press = (page: Page, key: string): Promise<void> =>
  page.locator('[data-stepper] a:visible').first().press(key);

/** The game of the first stepper of a page that is about no game in particular. */
async function gameShown(page: Page): Promise<string> {
  const data = await page.locator('[data-stepper] + script').first().textContent();
  return (JSON.parse(data ?? '{}') as { game: string }).game;
}

/** Opens a page, steps where there is something to step through, then tries a move; measures after each. */
async function measurePage(page: Page, { kind, path, game, locale }: SitePage): Promise<Measured[]> {
  const { scripts, styles } = listen(page);
  const measured: Measured[] = [];
  const note = (what: string, files: Set<string>, atMost: number) =>
    measured.push({
      what: `${[kind, game].filter(Boolean).join(' of ')}${kind === 'case' ? ` (${locale})` : ''}: ${what}`,
      bytes: total(files),
      atMost,
      files: [...files],
    });
  await page.goto(path, { waitUntil: 'networkidle' });
  note('styles', styles, tools[kind]?.styles ?? budgets.styles);
  if ((await page.locator('[data-stepper]').count()) === 0) {
    note('scripts', scripts, tools[kind]?.scripts ?? budgets.still);
    return measured;
  }
  await page.locator('[data-stepper][data-ready]').first().waitFor();
  await press(page, 'ArrowRight');
  await settled(page, scripts);
  note('scripts for stepping', scripts, budgets.stepping);
  await press(page, 't');
  await settled(page, scripts);
  note('scripts with what-if', scripts, playing(game ?? (await gameShown(page))));
  return measured;
}

/** Words of a language are among what playing on loads: one kind of page is measured in each. */
const keyOf = ({ kind, game, locale }: SitePage): string =>
  [kind, game, ...(kind === 'case' ? [locale] : [])].join(' ');

/**
 * What the largest page of each kind makes its reader's browser load, after gzip. Throws where nothing was built or no
 * browser is found.
 */
export async function measureSizes(): Promise<Measured[]> {
  const site = await serve({ folder: dist, port: 0 });
  const browser = await chromium.launch((await findBrowser()).launch);
  try {
    const measured: Measured[] = [];
    for (const largest of largestOfEach(sitePages(), keyOf)) {
      const page = await browser.newPage({ baseURL: site.url });
      measured.push(...(await measurePage(page, largest)));
      await page.close();
    }
    return measured;
  } finally {
    await browser.close();
    await site.close();
  }
}

const figure = (bytes: number): string => `${(bytes / kB).toFixed(1)} kB`.padStart(9);

export const fits = ({ bytes, atMost }: Measured): boolean => bytes <= atMost;

/** A line of the table: what, how much, the most it may be; where it is more, also the files that make it so. */
export function sizeLine(measured: Measured): string {
  const { what, bytes, atMost, files } = measured;
  const line = `  ${what.padEnd(52)}${figure(bytes)} of ${figure(atMost)}`;
  if (fits(measured)) return line;
  const list = files.map((file) => `      ${figure(gzipped(file))}  ${file}`);
  return [`${line}  TOO MUCH`, ...list].join('\n');
}
