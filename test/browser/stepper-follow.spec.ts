import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-yes-then-the-card-just-drawn/';
const SECRETS = '/en/noir/first-turns/kill-then-choose/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const next = (page: Page) => stepper(page).getByRole('link', { name: 'Next' });
const spoken = (page: Page) => stepper(page).getByRole('status').last();
const language = (page: Page) => page.locator('a[data-language="it"]');

test('In place or by its own page, a step has the same title', async ({ page }) => {
  await open(page, CASE);
  const start = await page.title();
  await next(page).click();
  await expect(page).toHaveTitle(/^Exonerate H · /);
  const inPlace = await page.title();
  await page.reload();
  await expect(page).toHaveTitle(inPlace);
  await stepper(page).getByRole('link', { name: 'Previous step' }).click();
  await expect(page).toHaveTitle(start);
});

test('The title names the view, and no more of a step than the view may know', async ({ page }) => {
  await open(page, SECRETS);
  await stepper(page).focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(page).toHaveTitle(/ · Killer · /);
  const label = await stepper(page).locator('.st-dot [aria-current]').getAttribute('title');
  expect((await page.title()).startsWith(label!.replace(/^Step 6: /, '').split(' · ')[0]!)).toBe(true);
});

test('On a page that shows more than one case the title names the step, too', async ({ page }) => {
  await open(page, '/en/noir/exonerate/');
  const start = await page.title();
  await next(page).click();
  await expect(page).toHaveTitle(new RegExp(`^.+ · ${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
});

test('Title, address, language switch and announcement follow own moves, variants and views', async ({
  page,
}) => {
  await open(page, '/en/noir/exonerate/answer-no/start/?do=exonerate.T');
  await expect(stepper(page)).toContainText('exonerates T');
  await expect(page).toHaveTitle(/^Exonerate T · /);
  await expect(spoken(page)).toContainText('exonerates T');
  await stepper(page).getByRole('radio', { name: 'Killer' }).check();
  await expect(spoken(page)).toContainText('Killer: Step 1');
  await expect(page).toHaveURL(/view=killer&do=exonerate\.T$/);
  await expect(language(page)).toHaveAttribute(
    'href',
    '/it/noir/exonerate/answer-no/start/?view=killer&do=exonerate.T',
  );
});

test('After the way to a sentence and back the address is that of the step shown', async ({ page }) => {
  await open(page, '/en/noir/exonerate/');
  await next(page).click();
  await stepper(page).locator('.st-bar').waitFor();
  await stepper(page).locator('.st-clauses .st-clause').first().click();
  await expect(language(page)).toHaveAttribute('href', /#exonerate-\d+$/);
  await stepper(page).getByRole('link', { name: 'Previous step' }).click();
  await expect(page).toHaveURL(/\/exonerate\/#exonerate-\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/exonerate\/$/);
});
