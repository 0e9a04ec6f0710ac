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
  await expect(page).toHaveURL(/start\/\?do=exonerate\.T/);
  await page.reload();
  await expect(stepper(page)).toContainText('exonerates T');
  await button(page, 'Back to the example').click();
  await expect(band(page)).toBeHidden();
  await expect(page).not.toHaveURL(/do=/);
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
  await expect(page).not.toHaveURL(/do=/);
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
  await button(page, 'Shift row 2 left').press('Enter');
  await expect(stepper(page)).toContainText('shifts row 2 to the left');
  // and whoever chose it goes on from the caption, with the board in sight
  await expect(stepper(page).locator('.st-lines')).toBeFocused();
  await expect(stepper(page).locator('.st-figure')).toBeInViewport({ ratio: 0.6 });
});

test('Steps back inside the reader’s own moves stay there', async ({ page }) => {
  await open(page, `${CASE}start/?do=exonerate.T~kill.G`);
  await expect(stepper(page)).toContainText('kills G');
  await stepper(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(band(page)).toBeVisible();
  await expect(page).toHaveURL(/do=exonerate\.T$/);
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
  await expect(page).toHaveURL(/exonerateAnswer=false/);
});

test('Where the answer could be either, the reader chooses', async ({ page }) => {
  await open(page, '/en/noir/exonerate/killer-unknown/');
  await button(page, 'Try a move yourself').click();
  await button(page, 'Exonerate').click();
  await stepper(page).locator('.can-pick').first().click();
  await expect(stepper(page).getByText('The answer could be either')).toBeVisible();
});

test('Whoever asks for a move by key stands on the first allowed action', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).focus();
  await page.keyboard.press('t');
  await expect(button(page, 'Shift')).toBeFocused();
});

test('An action that nobody may take now is refused at once', async ({ page }) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await button(page, 'Kill').click();
  await expect(stepper(page).getByRole('status').getByText('It is the turn of the Inspector')).toBeVisible();
});

test('The Inspector is not told which card comes next', async ({ page }) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await stepper(page).getByText('Moves that are allowed now').click();
  await expect(button(page, 'The card about to be drawn')).toBeVisible();
  await expect(button(page, 'Exonerate A')).toBeHidden();
  await expect(stepper(page).locator('[data-cell="A"].can-pick')).toHaveCount(0);
  await button(page, 'The card about to be drawn').click();
  await expect(stepper(page)).toContainText('exonerates A');
});

test('A view whose turn it is not names whose it is, and leads on', async ({ page }) => {
  await open(page, `${CASE}exonerate-1/`);
  await button(page, 'Try a move yourself').click();
  await expect(stepper(page).getByText('Now to move: Killer')).toBeVisible();
  await stepper(page).locator('.st-moves').getByRole('button', { name: 'Everyone' }).click();
  await expect(button(page, 'Kill')).toBeVisible();
});

test('Without any move of the reader’s the band speaks of the example again', async ({ page }) => {
  await open(page, CASE);
  await button(page, 'Try a move yourself').click();
  await stepper(page).locator('[data-line="row:2:left"]').click();
  await expect(band(page)).toBeVisible();
  await button(page, 'Take the move back').click();
  await expect(band(page)).toBeHidden();
  await expect(button(page, 'Exonerate')).toBeVisible();
});

test('The board keeps its size and its numbers while moves are tried', async ({ page }) => {
  await open(page, CASE);
  const width = async () => (await stepper(page).locator('.nb-paper').first().boundingBox())!.width;
  const numbers = async () => new Set(await stepper(page).locator('.nb-number').allTextContents());
  const before = [await width(), await numbers()];
  await button(page, 'Try a move yourself').click();
  await expect(stepper(page).locator('[data-line]')).toHaveCount(20);
  expect([await width(), await numbers()]).toEqual(before);
});

test('The marks are explained below the board, and stay so while stepping', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByText('What the marks mean').click();
  await expect(stepper(page).getByText('ruled out in this very step')).toBeVisible();
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(stepper(page).getByText('ruled out in this very step')).toBeVisible();
});
