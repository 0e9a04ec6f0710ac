import { sampleOf } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

test.use({ javaScriptEnabled: false });

for (const kind of ['case', 'embed']) {
  test(`Without JavaScript the ${kind} page shows every step as a sentence with its picture`, async ({
    page,
  }) => {
    await page.goto(sampleOf(kind).path);
    const steps = page.locator('ol.strip > li');
    expect(await steps.count()).toBeGreaterThan(1);
    for (const step of await steps.all()) {
      await expect(step).toBeVisible();
      await expect(step).toContainText(/\p{L}{2}/u);
      await expect(step.locator('svg').first()).toBeVisible();
    }
  });
}

test('Without JavaScript no control is shown that would do nothing', async ({ page }) => {
  await page.goto(sampleOf('case').path);
  await expect(page.locator('main button:visible:not([disabled])')).toHaveCount(0);
});
