import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.ts';

const { launch } = await findBrowser();

export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<casebook_port>\d+)/ },
  },
  use: {
    baseURL: `http://localhost:${process.env['CASEBOOK_PORT']}`,
    launchOptions: launch,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  },
});
