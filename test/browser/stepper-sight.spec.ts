import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

const CASE = '/en/noir/exonerate/answer-yes-then-the-card-just-drawn/';
const SECRETS = '/en/noir/first-turns/kill-then-choose/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const caption = (page: Page) => stepper(page).getByRole('group', { name: 'What happens' });
const next = (page: Page) => stepper(page).getByRole('link', { name: 'Next' });
const lines = (page: Page) => caption(page).locator('.st-lines');

for (const height of [640, 720, 800]) {
  test(`On a rule page 1280 × ${height} the picture, what happens and Next are in sight together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(page, '/en/noir/exonerate/');
    await next(page).click();
    await page.evaluate(() => scrollTo(0, 600));
    for (const part of [stepper(page).locator('.st-figure > *').first(), lines(page), next(page)])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    const picture = await stepper(page).locator('.st-figure > *').first().boundingBox();
    const bar = await stepper(page).locator('.st-bar').boundingBox();
    expect(picture!.y + picture!.height).toBeLessThanOrEqual(bar!.y + 1);
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`On a phone of ${width} × ${height} a tap on Next shows what happened`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/en/noir/exonerate/');
    await stepper(page).locator('.st-head').scrollIntoViewIfNeeded();
    await next(page).click();
    await expect(lines(page)).toContainText('The Killer answers no');
    await expect(lines(page)).toBeInViewport({ ratio: 0.99 });
    await expect(next(page)).toBeInViewport({ ratio: 0.99 });
  });
}

test('What happens takes the same room in every step, and Next stays where it is', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, SECRETS);
    await next(page).click();
    const places = new Set<string>();
    for (let step = 1; step < 11; step++) {
      const { y, height } = (await stepper(page).locator('.st-bar').boundingBox())!;
      places.add(`${Math.round(y)} ${Math.round(height)}`);
      await next(page).click();
    }
    expect([...places]).toHaveLength(1);
  }
});

test('A step of the timeline is never narrower than a finger needs, and the one shown is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${SECRETS}kill-10/`);
  const beads = await stepper(page)
    .locator('.st-timeline li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...beads)).toBeGreaterThanOrEqual(24);
  await expect(stepper(page).locator('.st-timeline [aria-current]')).toBeInViewport({ ratio: 0.99 });
});

test('A sentence link in a frame opens the site in a tab of its own', async ({ page }) => {
  await open(page, `/embed${CASE}exonerate-1/`);
  await expect(caption(page).locator('.st-clause').first()).toHaveAttribute('target', '_blank');
  await next(page).click();
  await expect(caption(page).locator('.st-clause').first()).toHaveAttribute('target', '_blank');
});

for (const [name, path] of [
  ['Noir', '/en/noir/exonerate/answer-no/exonerate-1/?view=everyone'],
  ['Byzantine Assassin', '/en/byzantine/witch/moved-first/'],
] as const) {
  test(`On a desk, whoever asks for a move by key sees the action that has the focus, and the figure: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await stepper(page).focus();
    await page.keyboard.press('t');
    const action = stepper(page).locator('.st-modes > :focus');
    await expect(action).toBeInViewport({ ratio: 0.99 });
    await expect(stepper(page).locator('.st-figure > *').first()).toBeInViewport({ ratio: 0.75 });
  });
}

for (const path of [`/embed${CASE}exonerate-1/`, '/embed/en/byzantine/witch/moved-first/']) {
  test(`A frame of 300 × 300 shows the figure, what happens and Next at once: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 300, height: 300 });
    await open(page, path);
    const picture = (await stepper(page)
      .locator('.st-figure > *')
      .first()
      .locator('svg')
      .first()
      .boundingBox())!;
    const bar = (await stepper(page).locator('.st-bar').boundingBox())!;
    // somebody in every line of the grid, and on every floor but the cellar
    expect(picture.y).toBeGreaterThanOrEqual(0);
    expect(picture.y + picture.height * 0.8).toBeLessThanOrEqual(bar.y);
    await expect(next(page)).toBeInViewport({ ratio: 0.99 });
    await expect(lines(page)).toBeInViewport({ ratio: 0.99 });
  });
}
