import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { onePerKindAndLocale, sampleOf } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

const KIND = 'own-cards';
const pages = onePerKindAndLocale.filter(({ kind }) => kind === KIND);
const { path } = sampleOf(KIND, 'en');

/** The same that every page is held to. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ready = (page: Page) => page.locator('[data-own-cards][data-ready]').waitFor();

/** Of one suspect: open, covered, third. */
const slots = (page: Page, who: string) =>
  page
    .locator('fieldset', { has: page.locator('legend', { hasText: new RegExp(`^${who}$`) }) })
    .locator('select');

const stages = (page: Page) => page.locator('[role=group] > button');
const findings = (page: Page) => page.locator('.file [role=status] .op-answer');
const lit = (page: Page) => page.locator('[data-own-chart] .chart [data-state].lit:visible');

async function opened(page: Page, hash = ''): Promise<void> {
  await open(page, `${path}${hash}`);
  await ready(page);
}

test('The verdict is watched stage by stage, each with its sentence and its state in the chart', async ({
  page,
}) => {
  await opened(page);
  await expect(stages(page)).toHaveCount(6);
  for (let stage = 1; stage < 6; stage++) {
    await expect(page.locator('.st-caption').first()).toHaveText(/\p{L}{2}/u);
    await expect(lit(page).first()).toBeAttached();
    await stages(page).nth(stage).click();
    await expect(stages(page).nth(stage)).toHaveAttribute('aria-current', 'step');
  }
  await expect(findings(page).last()).toContainText('A');
  await expect(lit(page)).toHaveCount(2);
});

test('Another card, another culprit, and the link keeps it', async ({ page }) => {
  await opened(page);
  await slots(page, 'B').nth(1).selectOption('X');
  await expect(stages(page)).toHaveCount(1);
  await expect(findings(page).last()).toContainText('B');
  await expect(page).toHaveURL(/B=P-X/);
  const shared = page.url();
  await page.goto('about:blank');
  await open(page, shared.slice(new URL(shared).origin.length));
  await ready(page);
  await expect(slots(page, 'B').nth(1)).toHaveValue('X');
});

test('The real numbers of the deck are set, kept in the link, and everything is worked out with them', async ({
  page,
}) => {
  await opened(page);
  const before = await page.locator('.inn-found table').textContent();
  const [statements] = await page.locator('input[inputmode=numeric]').all();
  await statements!.fill('1, 2, 9');
  await statements!.press('Tab');
  await expect(statements!).toHaveValue('1 2 9');
  await expect(page).toHaveURL(/s=1\.2\.9/);
  await slots(page, 'A').first().selectOption('S9');
  await expect(page.locator('.inn-found table')).not.toHaveText(before!);
  await stages(page).nth(4).click();
  await expect(findings(page).last()).toContainText('B');
});

test('A covered card that is not told leaves no verdict, but deals to count', async ({ page }) => {
  await opened(page, '#A=S4-_&B=P-P&C=T3-P');
  await expect(stages(page)).toHaveCount(0);
  await expect(page.locator('.inn-found tbody tr')).toHaveCount(3);
  await slots(page, 'A').nth(1).selectOption('S1');
  await expect(stages(page)).toHaveCount(6);
});

test('A game is played with the reader’s deck', async ({ page }) => {
  await opened(page, '#s=5.6.7.8&t=1.2.3.4');
  await page.locator('#op-play ~ form button').click();
  const stepper = page.locator('.op-play');
  await expect(stepper.locator('.st-moves')).toBeVisible();
  await stepper.locator('.st-all-moves summary').click();
  await stepper.locator('.st-all-moves button').last().click();
  await expect(stepper.locator('svg.inn .nt-back')).not.toHaveCount(0);
});

test('Whatever stands in the link, the page works and never scrolls sideways', async ({ page }) => {
  for (const hash of ['#A=S4-S1&B=P-_&C=T3-P.X&D=P-S2&E=T1-P', '#s=99.98.97&t=&A=S99-S98&B=-&C=Q', '#%%%']) {
    await page.goto('about:blank');
    await opened(page, hash);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${hash} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, neither at the last stage nor in a game`, async ({ page }) => {
    const found = async () => {
      // the drawing and the controls are looked at where every page with a stepper is
      const look = new AxeBuilder({ page }).exclude('svg.inn').exclude('.st-controls');
      const { violations } = await look.withTags(rules).analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    await open(page, path, { theme });
    await ready(page);
    await stages(page).last().click();
    expect(await found()).toEqual([]);
    await page.locator('#op-play ~ form button').click();
    await expect(page.locator('.op-play .st-moves')).toBeVisible();
    expect(await found()).toEqual([]);
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is shown stage by stage, and no control that would do nothing', async ({ page }) => {
    for (const { path: address } of pages) {
      await page.goto(address);
      await expect(page.locator('[data-own-cards] ol > li svg.inn')).toHaveCount(6);
      await expect(page.locator('.unscripted')).toBeVisible();
      await expect(page.locator('main :is(button, input, textarea, select):visible')).toHaveCount(0);
    }
  });
});
