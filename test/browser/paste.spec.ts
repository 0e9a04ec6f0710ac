import type { Page } from '@playwright/test';
import { expect, test } from './lib/test.ts';

const CASE = '/en/byzantine/shooting/astrologer-shot/';

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/en/share/');
  await page.locator('[data-paste][data-ready] textarea').fill(text);
  await page.locator('[data-paste] button').click();
}

test('A link that was shared leads to the step that it names', async ({ page }) => {
  await paste(page, `https://casebook.example/embed${CASE}kill-1/?view=detectives`);
  await expect(page).toHaveURL(new RegExp(`${CASE}kill-1/`));
});

test('A plain text that was shared leads back to its case', async ({ page, request }) => {
  const text = await (await request.get(`${CASE.slice(0, -1)}.txt`)).text();
  await paste(page, text.replaceAll(/^/gm, '    '));
  await expect(page).toHaveURL(new RegExp(`${CASE}$`));
});

test('A plain text with moves of one’s own leads to these moves', async ({ page, request }) => {
  const text = await (await request.get('/en/noir/exonerate/answer-no.txt')).text();
  await paste(page, text.replace(/\{ ?exonerate: F ?\}/, '{shift: {row: 2, to: left}}'));
  await expect(page).toHaveURL(/answer-no\/start\/\?do=shift\.row:2\.to:left/);
});

test('A case file that the site does not have is stepped through in place', async ({ page }) => {
  await paste(
    page,
    `title: Mine
game: noir
rule: kill
given:
  board:
    - A B C D E
    - F G H I J
    - K L M N O
    - P Q R S T
    - U V W Y Z
  killer: E
  inspector: A
  hand: [B, C, D]
  kills: 0
  turn: killer
steps:
  - kill: J
`,
  );
  const stepper = page.locator('[data-paste] [data-stepper]');
  await expect(stepper.locator('.st-title')).toHaveText('Mine');
  await stepper.locator('.st-next').click();
  await expect(stepper.locator('.st-timeline [aria-current]')).toHaveText('1');
});

test('What cannot be read is told by line and field, with what would do', async ({ page }) => {
  await paste(page, 'title: Mine\ngame: noir\nrule: kill\ngiven:\n  board: [A B C]\n  killer: 7\n');
  const problems = page.locator('[data-paste] .op-problems');
  await expect(problems).toContainText('given.killer');
  await expect(problems).toContainText('6');
});

test('Anything else says what is missing', async ({ page }) => {
  await paste(page, 'hello there: this is no case');
  await expect(page.locator('[data-paste] .op-problems')).toContainText('name the game');
});
