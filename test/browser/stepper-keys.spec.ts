import type { Page } from '@playwright/test';
import { hydrated, open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-no/';
const LONG = '/en/noir/first-turns/kill-then-choose/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const current = (page: Page) => stepper(page).locator('[aria-current=step]').first();
const band = (page: Page) => stepper(page).getByText('What if: not the example');

/** Presses keys one after the other; each says which step is shown then. */
async function walk(page: Page, keys: readonly (readonly [key: string, step: number])[]): Promise<void> {
  for (const [key, step] of keys) {
    await page.keyboard.press(key);
    await expect(current(page), key).toHaveText(String(step));
  }
}

/** Whether the page has kept a key press from the browser. */
const kept = (page: Page, key: string): Promise<boolean> =>
  stepper(page).evaluate(
    (element, pressed) =>
      !element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })),
    key,
  );

// the Killer moves until step 5, the Inspector until step 9, then the Killer once and the Inspector
test('Ctrl and an arrow lead from turn to turn, brackets from round to round', async ({ page }) => {
  await open(page, LONG);
  await stepper(page).focus();
  await walk(page, [
    ['Control+ArrowRight', 5],
    ['Control+ArrowRight', 9],
    ['Control+ArrowLeft', 5],
    [']', 10],
    ['[', 5],
    ['[', 0],
    [']', 9],
  ]);
});

test('n and p lead to the neighbouring cases of the rule, where the keys go on', async ({ page }) => {
  await open(page, CASE);
  const next = await page.locator('.pager [rel=next]').getAttribute('href');
  await stepper(page).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`${next}#`));
  await hydrated(page);
  await expect(stepper(page)).toBeFocused();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(new RegExp(`${CASE}#`));
  await hydrated(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`${CASE}exonerate-1/$`));
});

test('In an embed n and p stay among embeds, with what the host asked for', async ({ page }) => {
  await open(page, `/embed${CASE}?theme=dark&view=killer`);
  await stepper(page).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/embed\/en\/noir\/exonerate\/[a-z-]+\/\?theme=dark#/);
  await hydrated(page);
  await expect(stepper(page)).toBeFocused();
});

test('Keys that mean nothing here are left to the browser', async ({ page }) => {
  await open(page, CASE);
  for (const key of ['ArrowUp', 'ArrowDown', 'x', 'Escape', '9'])
    expect(await kept(page, key), key).toBe(false);
  for (const key of ['ArrowRight', 'Home', 'f', ']']) expect(await kept(page, key), key).toBe(true);
});

test('At the step where own moves begin, up leads to the example and down to the moves', async ({ page }) => {
  await open(page, `${CASE}start/?do=exonerate.T`);
  await expect(band(page)).toBeVisible();
  await stepper(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(band(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(stepper(page)).toContainText('exonerates T');
});

test('Shift and an arrow leave the own moves and enter them again', async ({ page }) => {
  await open(page, `${CASE}start/?do=exonerate.T~kill.G`);
  await expect(stepper(page)).toContainText('kills G');
  await stepper(page).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(band(page)).toBeHidden();
  await expect(page).not.toHaveURL(/do=/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(stepper(page)).toContainText('kills G');
  await expect(page).toHaveURL(/do=exonerate\.T~kill\.G/);
});

for (const [locale, keys, round] of [
  ['en', 'Keys', 'a full round back, forward'],
  ['it', 'Tasti rapidi', 'un giro intero indietro, avanti'],
  ['zh-hant', '快速鍵', '退回、前進一整輪'],
  ['zh-hans', '快捷键', '退回、前进一整轮'],
] as const) {
  test(`The list of keys is in the language of the page: ${locale}`, async ({ page }) => {
    await open(page, CASE.replace('/en/', `/${locale}/`));
    await stepper(page).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: keys }).getByText(round)).toBeVisible();
  });
}
