import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inProject } from '../../scripts/lib/paths.ts';
import { open } from './lib/open.ts';
import { onePerKindAndLocale, sampleOf } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

const KIND = 'own-palace';
const pages = onePerKindAndLocale.filter(({ kind }) => kind === KIND);
const { path } = sampleOf(KIND, 'en');
const TEMPLATE = readFileSync(inProject('src/content/games/byzantine/palaces/training.yaml'), 'utf8');

/** A palace that is nowhere on this site. */
const OWN = `# Xanadu-1797
floors:
  - [3A, 3BCD]
  - [2AB, 2C, 2D]
  - [1A, 1B, 1CD]
doors: [3A-3BCD, 2AB-2C, 1A-1B]
stairs: [2AB-3A, 1CD-2D, 1B-2AB]
passages: [1CD-3BCD]
start: { cook: 3A, duke: 2AB, maid: 1CD }
`;

/** The same that every page is held to. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'palace.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(text),
  });

const drawn = (page: Page) => page.locator('.op-explorer svg.bz');

async function write(page: Page, text: string): Promise<void> {
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Check and draw' }).click();
}

test('A palace from a file is drawn whole: rooms, walls, stairs, roof and everybody in it', async ({
  page,
}) => {
  await open(page, path);
  await choose(page, OWN);
  await expect(drawn(page).locator('.bz-cell')).toHaveCount(8);
  await expect(drawn(page).locator('.bz-pawn')).toHaveCount(3);
  await expect(drawn(page).locator('.bz-roof, .bz-stairs, .bz-outer')).toHaveCount(3);
});

test('What the file says never leaves the machine, not even while it is played', async ({ page }) => {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { search, pathname } = new URL(request.url());
    if (
      request.method() !== 'GET' ||
      request.postData() ||
      search ||
      /xanadu|3bcd/i.test(decodeURI(pathname))
    )
      sent.push(`${request.method()} ${request.url()}`);
  });
  await choose(page, OWN);
  await page.getByLabel('What to show').selectOption('hanging');
  await page.getByLabel('Remember on this device').check();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.locator('.st-all-moves summary').click();
  await page
    .getByRole('button', { name: /Cook.*3BCD/ })
    .first()
    .click();
  await expect(page.locator('.st-band')).toContainText('Take the move back');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  await expect(page).not.toHaveURL(/3bcd/i);
});

test('A palace can be played from its starting rooms, in the stepper', async ({ page }) => {
  await open(page, path);
  await write(page, TEMPLATE);
  await page.getByLabel('Mr. M is').selectOption('cook');
  await page.getByRole('button', { name: 'Start playing' }).click();
  const stepper = page.locator('.op-play');
  await expect(stepper.locator('.st-moves')).toBeVisible();
  await expect(stepper.locator('.bz-roof, .bz-stairs, .bz-outer')).toHaveCount(3);
  await stepper.locator('.st-all-moves summary').click();
  await stepper.getByRole('button', { name: /^Kill/ }).first().click();
  await expect(stepper.locator('.st-log li')).toHaveCount(2);
  await expect(stepper.locator('.bz-pawn.is-dead')).toHaveCount(1);
  await expect(stepper.locator('.bz-stairs')).toHaveCount(1);
});

test('A position that only this device knows offers no link to copy, and its list of keys is there', async ({
  page,
}) => {
  await open(page, path);
  await write(page, TEMPLATE);
  await page.getByRole('button', { name: 'Start playing' }).click();
  const links = page.locator('.op-play .st-links button:visible');
  await expect(links).toHaveText([/what if|try|play/i, /play/i, /keys/i]);
  await links.last().click();
  await expect(page.locator('dialog[open] kbd').first()).toBeVisible();
});

test('Pressing a character, by mouse or by keys, asks about that character', async ({ page }) => {
  await open(page, path);
  await write(page, TEMPLATE);
  const who = page.getByLabel('Character', { exact: true });
  await drawn(page).locator('[data-pawn=countess]').click();
  await expect(who).toHaveValue('countess');
  await expect(page.getByLabel('Standing in')).toHaveValue('1B');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(who).toHaveValue('maid');
  await page.getByLabel('What to show').selectOption('shooting');
  await expect(page.locator('.op-answer')).toHaveText('Possible victims Countess');
  await page.getByLabel('Standing in').selectOption('4A');
  await expect(page.locator('.op-answer')).toHaveText('Possible victims Jester, Guard Captain, Empress');
  await who.selectOption('white-cat');
  await expect(page.locator('.op-ask')).toContainText('never Mr. M');
});

for (const { path: address, locale } of pages) {
  test(`A mistake is told in ${locale} with its line, its field, what was found and what would do`, async ({
    page,
  }) => {
    await open(page, address);
    await choose(page, TEMPLATE.replace('3B-4B, 3C-4C]', '3B-4B, 3B-4C]'));
    const problem = page.locator('.op-problems li');
    const line = TEMPLATE.split('\n').findIndex((one) => one.startsWith('stairs')) + 1;
    await expect(problem.locator('dd')).toHaveText([
      String(line),
      'stairs[6]',
      '3B-4C',
      'two rooms one above the other (B-030)',
    ]);
    await expect(problem.locator('p')).toHaveText(/\p{L}{2}/u);
    await expect(drawn(page)).toHaveCount(0);
  });
}

test('Only if the reader ticks it does the device remember the palace, until it is told to forget', async ({
  page,
}) => {
  await open(page, path);
  await write(page, OWN);
  await page.reload();
  await expect(page.locator('textarea')).toHaveValue('');
  await write(page, OWN);
  await page.getByLabel('Remember on this device').check();
  await page.reload();
  await expect(drawn(page).locator('.bz-cell')).toHaveCount(8);
  await expect(page.locator('textarea')).toHaveValue(OWN);
  await page.getByRole('button', { name: 'Forget' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(page.locator('textarea')).toHaveValue('');
});

test('Where the browser lets nothing be remembered, the page says so and works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await open(page, path);
  await write(page, OWN);
  await expect(drawn(page)).toBeVisible();
  const tick = page.getByLabel('Remember on this device');
  await tick.click();
  await expect(page.locator('.op-form')).toContainText('does not let this page remember');
  await expect(tick).not.toBeChecked();
});

test('The template of the page is taken over, and has no mistakes', async ({ page }) => {
  for (const { path: address } of pages) {
    await open(page, address);
    const example = await page.locator('.op-example').boundingBox();
    expect(example!.height, 'one line below the other').toBeGreaterThan(600);
    await page.locator('.op-form button[type=button]').first().click();
    await page.locator('.op-form button[type=submit]').click();
    await expect(drawn(page).locator('.bz-cell')).toHaveCount(14);
    const href = await page.locator('a[download]').getAttribute('href');
    const file = await page.request.get(href!);
    expect(await file.text()).toBe(await page.locator('[data-template]').textContent());
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, neither with a palace that is played nor with a mistake`, async ({
    page,
  }) => {
    const found = async () => {
      // palace and controls are looked at where every page with a stepper is
      const look = new AxeBuilder({ page }).exclude('svg.bz').exclude('.st-controls');
      const { violations } = await look.withTags(rules).analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    await open(page, path, { theme });
    await write(page, TEMPLATE.replace('cook: 3C', 'chef: 3C'));
    await expect(page.locator('.op-problems')).toBeVisible();
    expect(await found()).toEqual([]);
    await write(page, TEMPLATE);
    await page.getByRole('button', { name: 'Start playing' }).click();
    await expect(page.locator('.op-play .st-moves')).toBeVisible();
    expect(await found()).toEqual([]);
  });
}

test('A palace and its mistakes never make the page scroll sideways', async ({ page }) => {
  await open(page, path);
  for (const text of [
    TEMPLATE,
    `${TEMPLATE}  ${'x'.repeat(90)}: 1A\n`,
    TEMPLATE.replace('cook: 3C', `cook: ${'3'.repeat(90)}C`),
  ]) {
    await write(page, text);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the explanation and the template remain, and no control that would do nothing', async ({ page }) => {
    for (const { path: address } of pages) {
      await page.goto(address);
      await expect(page.locator('.op-fields dd')).toHaveCount(6);
      await expect(page.locator('[data-template]')).toContainText('floors:');
      await expect(page.locator('a[download]')).toBeVisible();
      await expect(page.locator('.unscripted')).toBeVisible();
      await expect(page.locator('main :is(button, input, textarea, select):visible')).toHaveCount(0);
    }
  });
});
