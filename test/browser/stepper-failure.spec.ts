import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { hydrated, open } from './lib/open.ts';

const CASE = '/en/noir/exonerate/answer-no/';

const stepper = (page: Page) => page.locator('[data-stepper] > section').first();
const button = (page: Page, name: string) => stepper(page).getByRole('button', { name, exact: true });

/** Lets nothing come of what matches, as long as it is down; what fails is no fault of the page here, anything thrown is. */
const test = base.extend<{ outage: { of: (pattern: RegExp) => Promise<void>; end: () => void } }>({
  outage: async ({ page }, use) => {
    let down = true;
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use({
      of: async (pattern) => {
        await page.route(pattern, (route) => (down ? route.abort() : route.continue()));
      },
      end: () => (down = false),
    });
    expect(thrown).toEqual([]);
  },
});

for (const [what, pattern] of [
  ['the tools', /\/tools\.[^/]*\.js$/],
  ['the rules of the game', /\/rules\.[^/]*\.js$/],
  ['the words', /\/noir\.[^/]*\.js$/],
  ['a chart', /\/charts\/noir\/exonerate\.json$/],
  ['any script or chart', /\/(tools|rules|noir)\.[^/]*\.js$|\/charts\//],
] as const) {
  test(`When ${what} cannot be fetched, the reader is told, and can try again`, async ({ page, outage }) => {
    await outage.of(pattern);
    await open(page, CASE);
    await button(page, 'Try a move yourself').click();
    await expect(stepper(page).getByRole('alert')).toContainText('could not be loaded');
    await button(page, 'Try again').click();
    await expect(stepper(page).getByRole('alert')).toBeVisible();
    outage.end();
    await button(page, 'Try again').click();
    await expect(button(page, 'Exonerate')).toBeVisible();
    await expect(stepper(page).getByRole('alert')).toHaveCount(0);
  });
}

test('The moves of a link are played after another try, and stand in the address until then', async ({
  page,
  outage,
}) => {
  await outage.of(/\/opener\.[^/]*\.js$/);
  await open(page, `${CASE}start/?do=exonerate.T`);
  await expect(stepper(page).getByRole('alert')).toBeVisible();
  await stepper(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/do=exonerate\.T/);
  outage.end();
  await button(page, 'Try again').click();
  await expect(stepper(page)).toContainText('exonerates T');
});

test('When the switches cannot be fetched, the reader is told, and can try again', async ({
  page,
  outage,
}) => {
  await outage.of(/\/Switches\.[^/]*\.js$/);
  await open(page, CASE);
  await stepper(page).getByText('Editions and variants').click();
  await expect(stepper(page).getByRole('alert')).toBeVisible();
  outage.end();
  await button(page, 'Try again').click();
  await expect(stepper(page).getByRole('group', { name: 'Kills that win' })).toBeVisible();
});

test('A page whose figure did not come leads on by links, and comes alive as soon as it can', async ({
  page,
  outage,
}) => {
  await outage.of(/\/(figure-noir\.[^/]*\.js|story\.json)$/);
  await page.goto(CASE);
  await expect(stepper(page).getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${CASE}exonerate-1/`,
  );
  await page.waitForTimeout(500);
  outage.end();
  await stepper(page).hover();
  await hydrated(page);
  await button(page, 'Try a move yourself').click();
  await expect(button(page, 'Exonerate')).toBeVisible();
});
