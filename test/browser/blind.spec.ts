import { expect, test } from './lib/test.ts';

const blind = '/it/verify/noir/kill/blind/';

test.describe('The blind test', () => {
  test('judges the first answer by the rules, keeps it, and writes a line once three are right', async ({
    page,
  }) => {
    await page.goto(blind);
    await page.locator('html.vf-ready').waitFor();
    const section = page.locator('[data-clause="noir/kill-3"]');
    const questions = section.locator('[data-question]');
    const lines = page.getByRole('textbox', { name: /^Righe da trasmettere/ });
    await page.getByRole('textbox', { name: /^Il tuo nome/ }).fill('Ana');
    for (let at = 0; at < 3; at += 1) {
      await expect(lines).toHaveValue('');
      const question = questions.nth(at);
      const right = await question.locator('details').getAttribute('data-right');
      await question.locator(`input[value="${right}"]`).press('Space');
      await expect(question.getByRole('status')).toHaveText('Giusto.');
      await expect(question.locator('input').first()).toBeDisabled();
    }
    await expect(lines).toHaveValue(
      /^npm run i18n:understood -- noir\/kill-3 --locale it --by "Ana" --right 3 --of 3 --bound [0-9a-f]{8}-[0-9a-f]{8}$/,
    );
    await page.reload();
    await expect(questions.first().getByRole('status')).toHaveText('Giusto.');
    await page.getByRole('button', { name: 'Ricomincia' }).click();
    await expect(questions.first().locator('input').first()).toBeEnabled();
  });

  test('tells the answer where the first one was wrong, and shows the position before the step', async ({
    page,
  }) => {
    await page.goto(blind);
    const question = page.locator('[data-clause="noir/kill-3"] [data-question]').first();
    await page.locator('html.vf-ready').waitFor();
    const right = await question.locator('details').getAttribute('data-right');
    await question.locator(`input:not([value="${right}"])`).check();
    await expect(question.getByRole('status')).toHaveText('Sbagliato.');
    await expect(question.locator('details p')).toHaveText('Non permesso');
    await question.locator('img').scrollIntoViewIfNeeded();
    await expect
      .poll(() => question.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blind test holds every answer behind a summary', async ({ page }) => {
    await page.goto(blind);
    const answer = page.locator('[data-clause="noir/kill-3"] details').first();
    await expect(answer.locator('p')).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.locator('p')).toHaveText('Non permesso');
    await expect(page.locator('[data-lines]')).toBeHidden();
  });

  test('a changed sentence tells where the outcome parts', async ({ page }) => {
    await page.goto('/en/verify/noir/kill/#kill-3', { waitUntil: 'domcontentloaded' });
    const changed = page.locator('[id="kill-3"] [data-changed="allow"]');
    await changed.locator('summary').click();
    await expect(changed.locator('summary')).toHaveText('What if “must not” were “may”?');
    await expect(changed.locator('dd').first()).toContainText('out of reach');
    await expect(changed.locator('dd').last()).toHaveText('It would be allowed.');
  });

  test('the coverage page says of each game how many changes its cases notice', async ({ page }) => {
    await page.goto('/en/coverage/');
    const scores = page.locator('[data-proof]');
    expect(await scores.count()).toBeGreaterThan(1);
    for (const score of await scores.allTextContents()) expect(score).toMatch(/\((9\d|100) %\)/);
  });
});
