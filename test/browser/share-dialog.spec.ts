import { test as unwatched } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { embed } from './lib/embedding.ts';
import { hydrated, open } from './lib/open.ts';
import { expect, test } from './lib/test.ts';

/** The case of the home page: its pictures are drawn before tests. */
const CASE = '/en/byzantine/shooting/astrologer-shot/';
const OWN = '/en/noir/exonerate/answer-no/start/?do=shift.row:2.to:left';

const dialog = (page: Page | FrameLocator) => page.locator('dialog.sh');
const text = (page: Page | FrameLocator) => dialog(page).locator('textarea');
const share = (page: Page | FrameLocator) => page.locator('.st-share').first();

async function choose(page: Page | FrameLocator, place: string): Promise<void> {
  await dialog(page).locator('.sh-places label').filter({ hasText: place }).click();
}

test('Shares the step shown: the link to it, and its text as each place takes it', async ({ page }) => {
  await open(page, `${CASE}read-2/`);
  await share(page).click();
  await expect(text(page)).toHaveValue(new RegExp(`${CASE}read-2/$`));
  for (const [place, sign] of [
    ['Markdown', /^\*\*\[/],
    ['Reddit', />!/],
    ['Discourse', /\[spoiler\]/],
    ['phpBB', /\[code\]/],
    ['BoardGameGeek', /\[c\]/],
    ['PTT', /^\^L:s0:/],
    ['Web page', /<iframe src="http[^"]*\/embed\//],
    ['Anywhere else', /^Step 2 of 2/m],
  ] as const) {
    await choose(page, place);
    await expect(text(page)).toHaveValue(sign);
  }
});

test('Asks without the answer when only the question is shared', async ({ page }) => {
  await open(page, `${CASE}read-2/`);
  await share(page).click();
  await choose(page, 'phpBB');
  await expect(text(page)).toHaveValue(/\[spoiler\]/);
  await dialog(page).getByRole('checkbox').check();
  await expect(text(page)).not.toHaveValue(/\[spoiler\]/);
  await choose(page, 'Link');
  await expect(text(page)).toHaveValue(/kill-1\/$/);
  await dialog(page).getByRole('radio', { name: 'The whole case' }).check();
  await choose(page, 'Web page');
  await expect(text(page)).toHaveValue(/astrologer-shot\/question\/"/);
});

test('Shares the whole case as its files have it', async ({ page, request }) => {
  await open(page, CASE);
  await share(page).click();
  await dialog(page).getByRole('radio', { name: 'The whole case' }).check();
  await choose(page, 'BoardGameGeek');
  const file = await request.get(`${CASE.slice(0, -1)}.bgg.txt`);
  await expect(text(page)).toHaveValue(await file.text());
});

test('Shares moves of the reader’s own: in the link, in the text, in a picture drawn here', async ({
  page,
}) => {
  await open(page, OWN);
  await expect(page.locator('.st')).toHaveClass(/is-away/);
  await page.locator('.st').focus();
  await page.keyboard.press('s');
  await expect(text(page)).toHaveValue(new RegExp(`${OWN.replaceAll(/[.?]/g, String.raw`\$&`)}$`));
  await choose(page, 'Anywhere else');
  await expect(text(page)).toHaveValue(/^2 {2}G {4}h {4}I {4}J {4}F/m);
  await dialog(page).getByRole('radio', { name: 'Everything up to here' }).check();
  await expect(text(page)).toHaveValue(/> {3}- \{shift: \{row: 2, to: left\}\}/);
  await expect(dialog(page).getByRole('link', { name: 'Drawing' })).toHaveAttribute(
    'href',
    /^data:image\/svg/,
  );
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Picture' }).click();
  expect((await download).suggestedFilename()).toBe('answer-no.png');
});

test('Copies, says so, closes with Escape, and gives the focus back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, CASE);
  await share(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page).inputValue());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(share(page)).toBeFocused();
});

// the page around the frame is of another site, and the browser itself reports that the frame may not copy
unwatched(
  'In a frame without an origin the text is selected instead of copied',
  async ({ page, baseURL }) => {
    const { frame, close } = await embed(page, `${baseURL}/embed${OWN}`);
    await hydrated(frame);
    await expect(frame.locator('.st')).toHaveClass(/is-away/);
    await share(frame).click();
    await choose(frame, 'phpBB');
    await expect(text(frame)).toHaveValue(/\[code\]/);
    await dialog(frame).getByRole('button', { name: 'Copy' }).click();
    await expect(dialog(frame).getByRole('status')).toContainText('Selected');
    const selected = await text(frame).evaluate((area: HTMLTextAreaElement) => area.selectionEnd);
    expect(selected).toBe((await text(frame).inputValue()).length);
    await close();
  },
);

test('Without script the link leads to the page that shares', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto(CASE);
  await share(page).click();
  await expect(page).toHaveURL(/\/en\/share\/\?of=/);
  await page.close();
});

for (const theme of ['light', 'dark'] as const)
  test(`Every place can be used by all, in the ${theme} theme, and nothing is wider than a telephone`, async ({
    page,
  }) => {
    await open(page, `${CASE}read-2/`.replace('/en/', '/zh-hant/'), { theme });
    await share(page).click();
    const places = dialog(page).locator('.sh-places label');
    await expect(places).toHaveCount(9);
    for (const at of [0, 1, 4, 6, 8]) {
      await places.nth(at).click();
      await expect(text(page)).not.toHaveValue('');
      const { violations } = await new AxeBuilder({ page }).include('dialog.sh').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
      const overflow = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
