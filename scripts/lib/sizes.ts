import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { dist } from './paths.ts';
import { serve } from './server.ts';
import { largestOfEach, sitePages, type SitePage } from './site.ts';

/** One measured figure beside the most that it may be, in bytes after gzip. */
export interface Measured {
  what: string;
  bytes: number;
  atMost: number;
}

const kB = 1000;

/** What a page may make its reader load: the figures that the design promises. */
const budgets = { still: 0, stepping: 24 * kB, playing: 40 * kB, styles: 8 * kB };

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

async function press(page: Page, key: string): Promise<void> {
  await page.locator('[data-stepper] a:visible').first().press(key);
  await page.waitForLoadState('networkidle');
}

/** Opens a page, steps where there is something to step through, then tries a move; measures after each. */
async function measurePage(page: Page, { kind, path }: SitePage): Promise<Measured[]> {
  const { scripts, styles } = listen(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const measured = [{ what: `${kind}: styles`, bytes: total(styles), atMost: budgets.styles }];
  const note = (what: string, atMost: number) =>
    measured.push({ what: `${kind}: ${what}`, bytes: total(scripts), atMost });
  if ((await page.locator('[data-stepper]').count()) === 0) {
    note('scripts', budgets.still);
    return measured;
  }
  await page.locator('[data-stepper][data-ready]').first().waitFor();
  await press(page, 'ArrowRight');
  note('scripts for stepping', budgets.stepping);
  await press(page, 't');
  note('scripts with what-if', budgets.playing);
  return measured;
}

/**
 * What the largest page of each kind makes its reader's browser load, after gzip. Throws where nothing was built or no
 * browser is found.
 */
export async function measureSizes(): Promise<Measured[]> {
  const site = await serve({ folder: dist, port: 0 });
  const browser = await chromium.launch((await findBrowser()).launch);
  const measured: Measured[] = [];
  for (const largest of largestOfEach(sitePages(), ({ kind }) => kind)) {
    const page = await browser.newPage({ baseURL: site.url });
    measured.push(...(await measurePage(page, largest)));
    await page.close();
  }
  await browser.close();
  await site.close();
  return measured;
}

/** A line of the table: what, how much, the most it may be, and a mark where it is more. */
export function sizeLine({ what, bytes, atMost }: Measured): string {
  const figure = (value: number) => `${(value / kB).toFixed(1)} kB`.padStart(9);
  return `  ${what.padEnd(32)}${figure(bytes)} of ${figure(atMost)}${bytes > atMost ? '  TOO MUCH' : ''}`;
}

export const fits = ({ bytes, atMost }: Measured): boolean => bytes <= atMost;
