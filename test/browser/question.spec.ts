import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Whom does this clue leave?' });
const look = (page: Page) => question(page).locator('summary', { hasText: 'See the answer' });
const row = (page: Page, name: string) => question(page).getByRole('listitem').filter({ hasText: name });

async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await question(page).getByRole('checkbox', { name }).check();
}

test('The answer is not to be seen before the reader asks for it', async ({ page }) => {
  await open(page, '/en/');
  await expect(question(page).getByRole('checkbox')).toHaveCount(10);
  await expect(question(page).getByText('still possible', { exact: true }).first()).toBeHidden();
  await expect(question(page).getByText('not on the same floor').first()).toBeHidden();
});

test('Each suspect is told right, missed or too many, with the reason, and the result is announced', async ({
  page,
}) => {
  await open(page, '/en/');
  await tick(page, ['Scholar', 'Cook', 'Jester']);
  await look(page).click();
  await expect(question(page).getByRole('status')).toHaveText('2 of 3 found. 1 too many.');
  await expect(row(page, 'Scholar')).toContainText('Right');
  await expect(row(page, 'Palace Steward')).toContainText('Missed');
  await expect(row(page, 'Jester')).toContainText('Too many');
  await expect(row(page, 'Jester')).toContainText('in 4B then, not on the same floor');
});

test('The question can be answered from the keyboard, and again after the answer is closed', async ({
  page,
}) => {
  await open(page, '/en/');
  for (const name of ['Scholar', 'Palace Steward', 'Cook'])
    await question(page).getByRole('checkbox', { name }).press('Space');
  await look(page).press('Enter');
  await expect(question(page).getByRole('status')).toHaveText('3 of 3 found. Nobody too many.');
  await look(page).press('Enter');
  await question(page).getByRole('checkbox', { name: 'Witch' }).press('Space');
  await look(page).press('Enter');
  await expect(question(page).getByRole('status')).toHaveText('3 of 3 found. 1 too many.');
});

test('From the answer one steps on in the same page, at the step that was asked about', async ({ page }) => {
  await open(page, '/en/');
  await look(page).click();
  await expect(question(page).getByRole('status')).toContainText('0 of 3');
  await question(page).getByRole('link', { name: 'Step through the case' }).click();
  const stepper = page.locator('[data-stepper] > section');
  await expect(stepper.locator('.st-timeline [aria-current=step]')).toHaveText('2');
  await expect(stepper).toBeFocused();
  await expect(stepper).toBeInViewport();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/en/');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an answered question in ${theme}`, async ({ page }) => {
    await open(page, '/en/', { theme });
    await tick(page, ['Jester']);
    await look(page).click();
    await expect(question(page).getByRole('status')).toContainText('0 of 3');
    const { violations } = await new AxeBuilder({ page }).include('[data-question]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([]);
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer opens with its reasons, and its link leads to the step’s page', async ({ page }) => {
    await page.goto('/en/');
    await expect(row(page, 'Cook')).toBeHidden();
    await look(page).click();
    await expect(row(page, 'Cook')).toContainText('still possible');
    await expect(row(page, 'Jester')).toContainText('in 4B then, not on the same floor');
    await question(page).getByRole('link', { name: 'Step through the case' }).click();
    await expect(page).toHaveURL(
      ({ pathname }) => pathname === '/en/byzantine/shooting/astrologer-shot/read-2/',
    );
  });
});
