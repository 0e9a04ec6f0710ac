import { pathToFileURL } from 'node:url';
import { test as unwatched, type Page } from '@playwright/test';
import { dist } from '../../scripts/lib/paths.ts';
import { embed } from './lib/embedding.ts';
import { expect, test } from './lib/test.ts';

/** The case of the home page: its pictures are drawn before tests. */
const caseOf = (locale: string): string => `/${locale}/byzantine/shooting/astrologer-shot/`;
const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};

for (const locale of ['en', 'zh-hant']) {
  test(`The share page in ${locale} shows the case that its link names, for every place`, async ({
    page,
  }) => {
    const path = caseOf(locale);
    await opened(page, `/${locale}/share/?of=${path}`);
    await expect(page.locator('[data-of]')).toHaveAttribute('href', path);
    for (const id of ['md', 'reddit', 'discourse', 'bbcode', 'bgg', 'ptt', 'txt'])
      await expect(place(page, id)).not.toHaveValue('');
    await expect(place(page, 'html')).toHaveValue(new RegExp(`/embed${path}`));
    const whole = await place(page, 'bbcode').inputValue();
    await page.locator('[data-stop]').check();
    expect((await place(page, 'bbcode').inputValue()).length).toBeLessThan(whole.length);
  });
}

test('A step is shared as that very step', async ({ page }) => {
  const path = `${caseOf('en')}read-2/`;
  await opened(page, `/en/share/?of=${path}`);
  await expect(place(page, 'md')).toHaveValue(new RegExp(`\\]\\(http[^)]*${path}\\)`));
});

unwatched('Garbage in the link says so, and shows the example', async ({ page }) => {
  for (const garbage of ['//evil.example/a/b/c/', '/en/noir/kill/no-such-case/', '%00<script>']) {
    await opened(page, `/en/share/?of=${encodeURIComponent(garbage)}`);
    await expect(page.locator('[data-missing]')).toBeVisible();
    await expect(place(page, 'txt')).not.toHaveValue('');
  }
});

unwatched('A case in one file steps from a disk, and asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = pathToFileURL(`${dist}${caseOf('zh-hant').replace(/\/$/, '.html')}`).href;
  await page.goto(file);
  await expect(page.locator('.step:visible')).toHaveCount(1);
  const first = await page.locator('.step:visible h2').innerText();
  await page.locator('nav button').last().click();
  await expect(page.locator('.step:visible h2')).not.toHaveText(first);
  expect(asked).toEqual([file]);
});

unwatched('A case in one file steps in a frame without an origin', async ({ page, baseURL }) => {
  const { frame, close } = await embed(page, `${baseURL}${caseOf('en').replace(/\/$/, '.html')}`);
  await frame.locator('nav button').last().click();
  await expect(frame.locator('.step:visible')).toHaveCount(1);
  await close();
});
