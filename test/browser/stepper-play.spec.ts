import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-yes-then-the-card-just-drawn/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const caption = (page: Page) => stepper(page).getByRole('group', { name: 'What happens' });
const button = (page: Page, name: string) => stepper(page).getByRole('button', { name, exact: true });

/** Opens the case with a clock that stands, and starts to play; what plays is fetched first. */
async function play(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, CASE);
  await stepper(page).focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(caption(page)).toContainText('Step 1 of 3', { timeout: 100 });
  }).toPass();
}

test('Playing stops at the end, and at any key', async ({ page }) => {
  await play(page);
  await page.keyboard.press('Home');
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(caption(page)).toContainText('The case begins');
  await page.keyboard.press('Space');
  for (let shown = 0; shown < 3; shown++) await page.clock.runFor(4100);
  await expect(caption(page)).toContainText('Step 3 of 3');
  await expect(button(page, 'Play')).toBeVisible();
});

test('Playing goes on at the speed that + and − set, which stands beside it', async ({ page }) => {
  await play(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(button(page, 'Pause ×4')).toBeVisible();
  await page.clock.runFor(1100);
  await expect(caption(page)).toContainText('Step 2 of 3');
  for (let key = 0; key < 3; key++) await page.keyboard.press('-');
  await expect(button(page, 'Pause ×0.5')).toBeVisible();
  await page.clock.runFor(4100);
  await expect(caption(page)).toContainText('Step 2 of 3');
  await page.clock.runFor(4100);
  await expect(caption(page)).toContainText('Step 3 of 3');
});

test('Whoever tries a move is not played on', async ({ page }) => {
  await play(page);
  await button(page, 'Try a move yourself').click();
  await expect(button(page, 'Play')).toBeVisible();
});
