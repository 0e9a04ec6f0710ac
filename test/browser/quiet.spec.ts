import { test as unwatched } from '@playwright/test';
import { open } from './lib/open.ts';
import { onePerKind, sampleOf } from './lib/samples.ts';
import { expect, listen, test } from './lib/test.ts';

for (const { kind, path } of onePerKind) {
  test(`The ${kind} page ${path} runs without error, keeps the policy and asks no other site`, async ({
    page,
  }) => {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
  });
}

unwatched('The watch over pages sees a breach of the policy', async ({ page, baseURL }) => {
  const faults = listen(page, baseURL ?? '');
  await open(page, sampleOf('home').path);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  await expect.poll(() => faults.join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

unwatched('The watch over pages sees a request to another site', async ({ page, baseURL }) => {
  const faults = listen(page, baseURL ?? '');
  await open(page, sampleOf('home').path);
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
  await page.evaluate(() => location.assign('http://127.0.0.1:9/'));
  await expect.poll(() => faults.join()).toContain('left the site: http://127.0.0.1:9/');
});
