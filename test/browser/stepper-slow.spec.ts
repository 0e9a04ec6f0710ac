import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-no/';
const RULES = '**/charts/noir.json';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const caption = (page: Page) => stepper(page).getByRole('group', { name: 'What happens' });
const current = (page: Page) => stepper(page).locator('[aria-current=step]').first();
const band = (page: Page) => stepper(page).getByText('What if: not the example');

/** Holds the rules back until they are let come. */
async function holdRules(page: Page): Promise<() => Promise<void>> {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(RULES, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(RULES);
    come();
    await arrived;
  };
}

const variant = (page: Page, group: string, name: string) =>
  stepper(page).getByRole('group', { name: group }).getByLabel(name);

test('Two variants chosen while the rules are on their way are both played', async ({ page }) => {
  const come = await holdRules(page);
  await open(page, CASE);
  await stepper(page).getByText('Editions and variants').click();
  await variant(page, 'Answer after exonerating', 'no answer').check();
  await variant(page, 'Kills that win', '14').check();
  await come();
  await expect(page).toHaveURL(/exonerateAnswer=false/);
  await expect(page).toHaveURL(/killsToWin=14/);
  await expect(variant(page, 'Answer after exonerating', 'no answer')).toBeChecked();
  await expect(variant(page, 'Kills that win', '14')).toBeChecked();
});

test('Whoever steps on after choosing a variant is not thrown back by it', async ({ page }) => {
  const come = await holdRules(page);
  await open(page, CASE);
  await stepper(page).getByText('Editions and variants').click();
  await variant(page, 'Answer after exonerating', 'no answer').check();
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await come();
  await expect(page).toHaveURL(/exonerate-1\/\?exonerateAnswer=false$/);
  await expect(current(page)).toHaveText('1');
});

test('A link with own moves keeps them, and the reader, who steps before they can be played', async ({
  page,
}) => {
  const come = await holdRules(page);
  await open(page, `${CASE}start/?do=exonerate.T~kill.G`);
  await expect(stepper(page).getByText('Setting up the table')).toBeVisible();
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(current(page)).toHaveText('1');
  await expect(page).toHaveURL(/do=exonerate\.T~kill\.G/);
  await come();
  await expect(band(page)).toBeVisible();
  await expect(current(page)).toHaveText('1');
  await expect(caption(page)).toContainText('exonerates T');
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(caption(page)).toContainText('kills G');
});

test('A variant chosen before the moves of a link can be played is played with them', async ({ page }) => {
  const come = await holdRules(page);
  await open(page, `${CASE}start/?do=exonerate.T`);
  await stepper(page).getByText('Editions and variants').click();
  await variant(page, 'Kills that win', '14').check();
  await come();
  await expect(caption(page)).toContainText('exonerates T');
  await expect(page).toHaveURL(/killsToWin=14&do=exonerate\.T$/);
});

test('Whoever leaves before the moves of a link can be played stays at the example', async ({ page }) => {
  const come = await holdRules(page);
  await open(page, `${CASE}start/?do=exonerate.T`);
  await stepper(page).getByRole('button', { name: 'Back to the example' }).click();
  await expect(page).toHaveURL(new RegExp(`${CASE}start/$`));
  await come();
  await expect(stepper(page).getByText('Setting up the table')).toBeHidden();
  await expect(band(page)).toBeHidden();
  await expect(current(page)).toHaveText('0');
});

test('Whoever gives up trying before the rules are there is left alone by them', async ({ page }) => {
  const come = await holdRules(page);
  await open(page, CASE);
  await stepper(page).focus();
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await come();
  await expect(stepper(page).locator('.st-moves')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('1');
});
