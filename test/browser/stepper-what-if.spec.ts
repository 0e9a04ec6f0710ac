import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-no/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const button = (page: Page, name: string | RegExp) =>
  stepper(page).getByRole('button', { name, exact: true });
const band = (page: Page) => stepper(page).getByText('What if: not the example');

test('Whoever only steps loads no rules', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(stepper(page)).toContainText('exonerates F');
  await stepper(page).getByRole('link', { name: 'Previous step' }).click();
  const stepping = scripts.length;
  await button(page, 'Try a move yourself').click();
  await expect(button(page, 'Exonerate')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(stepping);
});

test('A press on the board plays the move, says that it is not the example, and gives it an address', async ({
  page,
}) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await button(page, 'Exonerate').click();
  await stepper(page).locator('[data-cell="T"]').click();
  await expect(band(page)).toBeVisible();
  await expect(stepper(page)).toContainText('exonerates T');
  expect(page.url()).toContain('start/?do=exonerate.T');
  await page.reload();
  await expect(stepper(page)).toContainText('exonerates T');
  await button(page, 'Back to the example').click();
  await expect(band(page)).toBeHidden();
  expect(page.url()).not.toContain('do=');
});

test('A move that is not allowed changes nothing and names the sentence that forbids it', async ({
  page,
}) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await button(page, 'Exonerate').click();
  await stepper(page).locator('[data-cell="B"]').click();
  await expect(stepper(page).getByText('is not in the Inspector')).toBeVisible();
  await expect(stepper(page).getByRole('link', { name: 'exonerate-4' }).first()).toBeVisible();
  await expect(band(page)).toBeHidden();
  expect(page.url()).not.toContain('do=');
});

test('All of it can be done with the keyboard alone', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).focus();
  await page.keyboard.press('t');
  await button(page, 'Exonerate').focus();
  await page.keyboard.press('Enter');
  await stepper(page).locator('[data-cell][tabindex="0"]').focus();
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key);
  }
  await expect(stepper(page).locator('[data-cell="T"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepper(page)).toContainText('exonerates T');
  await page.keyboard.press('r');
  await expect(band(page)).toBeHidden();
});

test('Every allowed move stands in a list', async ({ page }) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await stepper(page).getByText('Moves that are allowed now').click();
  await button(page, 'Shift row 2 left').click();
  await expect(stepper(page)).toContainText('shifts row 2 to the left');
});

test('Steps back inside the reader’s own moves stay there', async ({ page }) => {
  await open(page, `${CASE}start/?do=exonerate.T~kill.G`);
  await expect(stepper(page)).toContainText('kills G');
  await stepper(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(band(page)).toBeVisible();
  expect(page.url()).toMatch(/do=exonerate\.T$/);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(band(page)).toBeHidden();
});

test('What cannot be played in an address is reported in words, and is never markup', async ({ page }) => {
  await open(page, `${CASE}start/?do=exonerate.B~%3Cimg%20src=x%20onerror=alert(1)%3E~exonerate.T`);
  await expect(stepper(page)).toContainText('exonerates T');
  await expect(stepper(page)).toContainText('Left out of this link:');
  await expect(stepper(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('Another variant replays the same moves and marks where it first differs', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByText('Editions and variants').click();
  await stepper(page)
    .getByRole('group', { name: 'Answer after exonerating' })
    .getByLabel('no answer')
    .check();
  await expect(stepper(page).getByText('The variant first makes a difference at')).toBeVisible();
  await button(page, /Step 1: Exonerate F/).click();
  await expect(stepper(page)).toContainText('goes otherwise under the variant');
  expect(page.url()).toContain('exonerateAnswer=false');
});

test('Where the answer could be either, the reader chooses', async ({ page }) => {
  await open(page, '/en/noir/exonerate/killer-unknown/');
  await button(page, 'Try a move yourself').click();
  await button(page, 'Exonerate').click();
  await stepper(page).locator('.can-pick').first().click();
  await expect(stepper(page).getByText('The answer could be either')).toBeVisible();
});
