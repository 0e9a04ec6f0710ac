import type { Flags, Result } from 'lighthouse';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/browser.ts';
import { freePort } from './lib/free-port.ts';
import { orExplain } from './lib/or-explain.ts';
import { dist } from './lib/paths.ts';
import { serve } from './lib/server.ts';
import { largestOfEach, sitePages, type SitePage } from './lib/site.ts';

const atLeast = 98;
const kinds = ['home', 'rule', 'case', 'embed'];
const spoken = ['zh-hant', 'en'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const devices = { phone: undefined, desk: desktopConfig };
type Device = keyof typeof devices;

/** An embed asks search engines to pass it by, which Lighthouse would hold against it. */
const categoriesOf = (page: SitePage): string[] =>
  page.kind === 'embed' ? categories.filter((category) => category !== 'seo') : categories;

/** The largest of each kind, of every game or of the one that was asked for. */
const pages = (asked = process.argv[2]): SitePage[] =>
  largestOfEach(sitePages(), ({ kind, locale, game }) => `${kind} ${locale} ${asked && game}`)
    .filter(({ kind, locale }) => kinds.includes(kind) && spoken.includes(locale ?? ''))
    .filter(({ game }) => !asked || game === asked)
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));

const scoresOf = (result: Result): number[] =>
  categories.map((category) => Math.round((result.categories[category]?.score ?? 1) * 100));

type Audit = Result['audits'][string];

/** The parts of the page that an audit complains of, by what they say or are. */
function culprits({ details, displayValue = '' }: Audit): string {
  const items =
    details && 'items' in details ? (details.items as { text?: string; node?: { snippet?: string } }[]) : [];
  return items.map(({ text, node }) => text ?? node?.snippet ?? '').join(' | ') || displayValue;
}

function shortcomings(result: Result): string[] {
  const audits = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight),
  );
  return [...new Set(audits.map(({ id }) => id))]
    .map((id) => result.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `      ${audit?.title}: ${audit ? culprits(audit) : ''}`);
}

async function measure(url: string, page: SitePage, device: Device, port: number): Promise<boolean> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: categoriesOf(page) };
  const run = await lighthouse(url + page.path, flags, devices[device]);
  if (!run) throw new Error(`Lighthouse gave no result for ${page.path}.`);
  const scores = scoresOf(run.lhr);
  const good = scores.every((score) => score >= atLeast);
  console.log(`${scores.map((score) => `${score}`.padStart(5)).join('')}   ${device}  ${page.path}`);
  if (!good) console.log(shortcomings(run.lhr).join('\n'));
  return good;
}

await orExplain(async () => {
  const [{ launch }, port, site] = await Promise.all([
    findBrowser(),
    freePort(),
    serve({ folder: dist, port: 0, gzip: true }),
  ]);
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  console.log(`Lighthouse: ${categories.join(', ')}`);
  let good = true;
  try {
    for (const page of pages()) {
      for (const device of Object.keys(devices) as Device[]) {
        good = (await measure(site.url, page, device, port)) && good;
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  if (!good) throw new Error(`A score is below ${atLeast}.`);
});
