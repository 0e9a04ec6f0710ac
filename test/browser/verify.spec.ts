import { expect, test } from './lib/test.ts';

const page1 = '/zh-hant/verify/noir/kill/';

test.describe('The page for translators', () => {
  test('shows the languages and rows that its address names, and keeps the address up to date', async ({
    page,
  }) => {
    await page.goto(`${page1}?l=en,it&q=kill-4`);
    const row = page.locator('[id="kill-4"]');
    await expect(row.locator('[data-locale=it][data-state]')).toBeVisible();
    await expect(row.locator('[data-locale=zh-Hant][data-state]')).toBeHidden();
    await expect(page.locator('[id="kill-5"]')).toBeHidden();
    await page.getByRole('checkbox', { name: '繁體中文' }).check();
    await expect(row.locator('[data-locale=zh-Hant][data-state]')).toBeVisible();
    await expect(page).toHaveURL(/l=en,it,zh-hant/);
  });

  test('goes from row to row by keys, and reports one', async ({ page }) => {
    await page.goto(page1);
    await page.locator('html.vf-ready').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/#kill@description$/);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: '翻譯', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '回報內容' })).toHaveValue(
      /^\[noir\/kill@description\] 翻譯有誤\n[^]*zh-Hant: 殺手對/,
    );
  });

  test('leads to the issue form with the report where the site knows its repository', async ({ page }) => {
    await page.goto(`${page1}?l=en,it#kill-4`);
    await page.locator('html.vf-ready').waitFor();
    // A site that is built with the address of its repository has this link.
    await page.locator('.vf-dialog form').evaluate((form) => {
      form.insertAdjacentHTML('beforeend', '<a data-repository="https://github.com/a/b" hidden>form</a>');
    });
    const link = page.locator('.vf-dialog a[data-repository]');
    await page.locator('[id="kill-4"] [data-report]').click();
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: '翻譯', exact: true }).click();
    await expect(link).toBeVisible();
    const asked = new URL((await link.getAttribute('href'))!).searchParams;
    expect(asked.get('title')).toBe('[it] noir/kill-4');
    expect(asked.get('source')).toMatch(/^en: /);
    expect(asked.get('current')).toMatch(/^it: /);
    expect(asked.get('version')).toMatch(/^en [0-9a-f]{8} \S+\nit [0-9a-f]{8} \S+$/);
  });

  test('plays the case that shows a sentence in each language that is shown', async ({ page }) => {
    await page.goto(`${page1}?l=it#kill-4`);
    const row = page.locator('[id="kill-4"]');
    await row.locator('[data-played] summary').click();
    const frame = row.locator('iframe:visible');
    await expect(frame).toHaveCount(1);
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', 'it');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page for translators holds every language of every row', async ({ page }) => {
    await page.goto(page1);
    const row = page.locator('[id="kill-4"]');
    await expect(row.locator('[data-state]:visible')).toHaveCount(4);
    await expect(page.locator('.vf-bar')).toBeHidden();
  });
});
