import type { Page } from '@playwright/test';
import { hydrated, open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-yes-then-the-card-just-drawn/';
const SECRETS = '/en/noir/first-turns/kill-then-choose/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const caption = (page: Page) => stepper(page).getByRole('group', { name: 'What happens' });
const view = (page: Page, name: string) => stepper(page).getByRole('radio', { name, exact: true });
/** Focuses the stepper as a click beside its controls does. */
const focus = (page: Page) => stepper(page).focus();

test('The next step is shown in place, and the address is that of its own page', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(caption(page)).toContainText('exonerates H');
  await expect(page).toHaveURL(({ pathname }) => pathname === `${CASE}exonerate-1/`);
  await page.reload();
  await expect(caption(page)).toContainText('exonerates H');
});

test('Going back leaves the case instead of walking through its steps again', async ({ page }) => {
  await open(page, '/en/');
  await open(page, CASE);
  const next = stepper(page).getByRole('link', { name: 'Next' });
  await next.click();
  await next.click();
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/en/');
});

test('Every way through the steps is a key', async ({ page }) => {
  await open(page, CASE);
  await focus(page);
  const keys = { ArrowRight: '1', j: '2', k: '1', ArrowLeft: '0', End: '3', Home: '0', $: '3' };
  for (const [key, now] of Object.entries(keys)) {
    await page.keyboard.press(key);
    await expect(stepper(page).locator('[aria-current=step]').first()).toHaveText(now);
  }
});

test('While nothing has the focus, arrow keys step the only stepper of a page, and no letter does anything', async ({
  page,
}) => {
  await open(page, CASE);
  for (const key of ['j', 'f', 'Space', '?']) await page.keyboard.press(key);
  await expect(page).toHaveURL(({ pathname }) => pathname === CASE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('Step 1 of 3');
  await page.keyboard.press('j');
  await expect(caption(page)).toContainText('Step 2 of 3');
});

test('Keys pressed elsewhere on the page are left to it', async ({ page }) => {
  await open(page, CASE);
  await page.locator('.masthead a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(({ pathname }) => pathname === CASE);
});

test('The list of keys opens with a key and closes with Escape', async ({ page }) => {
  await open(page, CASE);
  await focus(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A seat’s view shows nothing that the seat may not know', async ({ page }) => {
  await open(page, SECRETS);
  await focus(page);
  await page.keyboard.press('End');
  await page.keyboard.press('1');
  await expect(view(page, 'Killer')).toBeChecked();
  await expect(stepper(page).locator('.is-inspector:not(.st-legend *)')).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(stepper(page).locator('.is-inspector:not(.st-legend *)')).toHaveCount(1);
  await expect(page).not.toHaveURL(/view=killer/);
});

test('The view stands in the address and is shown from it', async ({ page }) => {
  await open(page, `${CASE}exonerate-1/?view=killer`);
  await expect(view(page, 'Killer')).toBeChecked();
});

const language = (page: Page, slug: string) => page.locator(`a[data-language="${slug}"]`);

test('The language switch leads to the same step and view', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await page.keyboard.press('1');
  const there = `${CASE.replace('/en/', '/it/')}exonerate-1/?view=killer`;
  await expect(language(page, 'it')).toHaveAttribute('href', there);
});

test('On a page that shows more than one case the step stands in the query, in every language', async ({
  page,
}) => {
  for (const path of ['/en/', '/en/noir/exonerate/']) {
    await open(page, path);
    await hydrated(page);
    await focus(page);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?at=[a-z]+-1$/);
    const { search } = new URL(page.url());
    await page.reload();
    await expect(stepper(page).locator('[aria-current=step]').first()).toHaveText('1');
    await expect(language(page, 'zh-hant')).toHaveAttribute(
      'href',
      path.replace('/en/', '/zh-hant/') + search,
    );
  }
});

test('A lit arrow of the chart is drawn over the others', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('[data-chart] svg [data-edge].lit').first()).toBeAttached();
  const covered = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-chart] svg')].filter((chart) => {
          const parts = [...chart.querySelectorAll(':scope > [data-edge]:not(.closed)')];
          return (
            !chart.lastElementChild!.matches('.lit') ||
            parts.findLastIndex((part) => !part.matches('.lit')) >
              parts.findIndex((part) => part.matches('.lit'))
          );
        }).length,
    );
  // lights are fetched, and put on after the step is shown
  await expect.poll(covered).toBe(0);
});

test('A screen reader is told what a step brings about', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(stepper(page).getByRole('status').last()).toContainText(
    /Step 1 of 3.*\d+ suspects ruled out, 4 left/,
  );
});

test('A jump can be undone', async ({ page }) => {
  await open(page, CASE);
  await stepper(page)
    .getByRole('link', { name: /^Step 3/ })
    .first()
    .click();
  await stepper(page).getByRole('button', { name: 'Back to the start' }).click();
  await expect(caption(page)).toContainText('The case begins');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('exonerates H');
});

test('The focus stays on the control at an end', async ({ page }) => {
  await open(page, `${CASE}exonerate-3/`);
  const next = stepper(page).getByRole('link', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('Holding a control down goes on until it is let go', async ({ page }) => {
  await open(page, CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).hover();
  await page.mouse.down();
  await expect(caption(page)).toContainText('Step 3 of 3');
  await page.mouse.up();
  await expect(caption(page)).toContainText('Step 3 of 3');
});

test('Several steppers of a page are stepped each for itself', async ({ page }) => {
  await open(page, '/en/noir/');
  test.skip((await page.locator('[data-stepper]').count()) < 2, 'this page has one stepper');
  const [first, second] = [page.locator('[data-stepper]').nth(0), page.locator('[data-stepper]').nth(1)];
  await second.getByRole('link', { name: 'Next' }).click();
  await expect(first.locator('[aria-current=step]').first()).toHaveText('0');
});

test('Without script the controls are links to the steps’ own pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(CASE);
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `${CASE}exonerate-1/`);
  await expect(caption(page)).toContainText('exonerates H');
  await context.close();
});

test('Nothing of the stepper needs scrolling sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, SECRETS);
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('A press on somebody ruled out shows the reason', async ({ page }) => {
  await open(page, `${CASE}exonerate-1/`);
  await stepper(page).locator('[data-cell="A"]').click();
  await expect(stepper(page).locator('.is-asked')).toContainText('evidence card drawn');
  await expect(stepper(page).locator('.is-asked').first()).toBeInViewport();
});

test('A sentence link leads to the sentence on the page, where it is lit', async ({ page }) => {
  await open(page, '/en/noir/exonerate/');
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  const link = caption(page).locator('.st-clause').first();
  const sentence = page.locator(
    `[data-clause="noir/${new URL(await link.evaluate((one: HTMLAnchorElement) => one.href)).hash.slice(1)}"]`,
  );
  await expect(sentence).toHaveClass(/lit decides/);
  await expect(page.locator('.clause.lit:not(.decides)').first()).toBeAttached();
  await link.click();
  await expect(sentence).toBeFocused();
  await expect(page.locator('.clause:target')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('.clause:target')).toHaveCount(0);
  await expect(caption(page)).toContainText('Step 1 of');
  await expect(stepper(page).getByRole('link', { name: 'Next' })).toBeInViewport();
});
