import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './lib/browser.ts';
import { cache, dist, root } from './lib/paths.ts';
import { serve } from './lib/server.ts';

const usage = `npm run shots -- [options] <path or address>…
  {lang} in a path stands for each --lang.      npm run shots -- /{lang}/ /{lang}/noir/
  --base http://localhost:4321   a running site; without it the built one is served
  --width 390,1280   --theme light,dark   --lang zh-hant,en   --out .cache/shots
  --height 844       height of the window      --no-full   the window only, not the whole page
  --no-js            without JavaScript        --scale 2   pixels per CSS pixel
  --wait 300         milliseconds before the picture
  --click <selector> click there first, may be given several times`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    base: { type: 'string' },
    width: { type: 'string', default: '390,1280' },
    height: { type: 'string', default: '844' },
    theme: { type: 'string', default: 'light,dark' },
    lang: { type: 'string', default: 'zh-hant,en' },
    out: { type: 'string', default: `${cache}/shots` },
    wait: { type: 'string', default: '150' },
    scale: { type: 'string', default: '1' },
    click: { type: 'string', multiple: true, default: [] },
    js: { type: 'boolean', default: true },
    full: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
});

interface Shot {
  url: URL;
  width: number;
  theme: 'light' | 'dark';
}

const list = (text: string): string[] => text.split(',').filter(Boolean);

function addresses(base: string): URL[] {
  const paths = positionals.flatMap((path) =>
    path.includes('{lang}') ? list(options.lang).map((lang) => path.replaceAll('{lang}', lang)) : [path],
  );
  return [...new Set(paths)].map((path) => new URL(path, base));
}

function shotsOf(base: string): Shot[] {
  return addresses(base).flatMap((url) =>
    list(options.width).flatMap((width) =>
      list(options.theme).map((theme) => ({ url, width: Number(width), theme: theme as Shot['theme'] })),
    ),
  );
}

function fileOf({ url, width, theme }: Shot): string {
  const page = `${url.pathname}${url.search}`.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'root';
  return `${options.out}/${page}-${width}-${theme}${options.js ? '' : '-nojs'}.png`;
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: Number(options.height) },
    colorScheme: shot.theme,
    deviceScaleFactor: Number(options.scale),
    javaScriptEnabled: options.js,
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(`  ${message.text()}`));
  page.on('pageerror', (error) => console.error(`  ${error.message}`));
  const response = await page.goto(shot.url.href, { waitUntil: 'load' });
  if (response && response.status() >= 400) console.error(`  ${response.status()} ${shot.url.href}`);
  for (const selector of options.click) await page.click(selector);
  await page.waitForTimeout(Number(options.wait));
  await page.screenshot({ path: fileOf(shot), fullPage: options.full });
  console.log(relative(root, fileOf(shot)));
  await context.close();
}

if (options.help || positionals.length === 0) {
  console.log(usage);
  process.exit(options.help ? 0 : 1);
}
await mkdir(options.out, { recursive: true });
const site = options.base ? undefined : await serve({ folder: dist, port: 0 });
const browser = await chromium.launch((await findBrowser()).launch);
for (const shot of shotsOf(options.base ?? site?.url ?? '')) await take(browser, shot);
await browser.close();
await site?.close();
