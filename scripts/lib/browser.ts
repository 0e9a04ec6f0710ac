import { spawnSync } from 'node:child_process';
import { Launcher } from 'chrome-launcher';
import { chromium, type LaunchOptions } from 'playwright-core';
import { chineseFonts } from './fonts.ts';
import { packedChromium } from './packed-chromium.ts';

/** What Playwright needs to start a browser on this machine, and where that browser comes from. */
export interface Browser {
  from: string;
  launch: LaunchOptions;
}

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright itself adds --no-sandbox, which root and plain containers need. */
async function launchOptions(executablePath?: string, libraries?: string): Promise<LaunchOptions> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (process.platform === 'linux') env['FONTCONFIG_FILE'] = await chineseFonts();
  if (libraries) env['LD_LIBRARY_PATH'] = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { args: quiet, env, ...(executablePath ? { executablePath } : {}) };
}

/** The reason why a browser does not start, or nothing if it does. */
async function failure(launch: LaunchOptions): Promise<string | undefined> {
  try {
    await (await chromium.launch(launch)).close();
    return undefined;
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')[0];
  }
}

function installedChromes(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

function downloadHeadlessShell(): void {
  const args = ['playwright', 'install', 'chromium-headless-shell'];
  spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

type Candidate = () => Promise<Browser | undefined>;

async function ifItStarts(from: string, launch: LaunchOptions): Promise<Browser | undefined> {
  return (await failure(launch)) ? undefined : { from, launch };
}

const candidates: Candidate[] = [
  async () => ifItStarts("Playwright's own", await launchOptions()),
  async () => {
    for (const path of installedChromes()) {
      const found = await ifItStarts(path, await launchOptions(path));
      if (found) return found;
    }
    return undefined;
  },
  async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
    const { executablePath, libraries } = await packedChromium();
    return ifItStarts('@sparticuz/chromium', await launchOptions(executablePath, libraries));
  },
  async () => {
    downloadHeadlessShell();
    return ifItStarts("Playwright's own, just downloaded", await launchOptions());
  },
];

/** The variable that hands a browser once found on to child processes. */
const handedOn = 'CASEBOOK_BROWSER';

async function chosenByHand(path: string): Promise<Browser> {
  const launch = await launchOptions(path);
  const reason = await failure(launch);
  if (reason) throw new Error(`CHROME_PATH is ${path}, but no browser starts from there: ${reason}`);
  return { from: `CHROME_PATH (${path})`, launch };
}

/**
 * A browser that has been seen to start: the one named by CHROME_PATH; else Playwright's own; else an installed
 * Chrome or Chromium; else the one that comes inside npm; else one that Playwright downloads. Throws one plain
 * sentence where there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const known = process.env[handedOn];
  if (known) return JSON.parse(known) as Browser;
  const browser = await search();
  process.env[handedOn] = JSON.stringify(browser);
  return browser;
}

async function search(): Promise<Browser> {
  const byHand = process.env['CHROME_PATH'];
  if (byHand) return chosenByHand(byHand);
  for (const candidate of candidates) {
    const browser = await candidate();
    if (browser) return browser;
  }
  throw new Error(
    'No browser starts on this machine: install Chrome or Chromium, or set CHROME_PATH to the program of one.',
  );
}
