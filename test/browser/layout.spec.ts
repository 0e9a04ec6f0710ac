import type { Page } from '@playwright/test';
import { open } from './lib/open.ts';
import { onePerKindAndLocale } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

/** The narrowest screen that must do (also 1280 px at 400 %), a phone, and a desk. */
const widths = [320, 390, 1280];

/** What sticks out of the window to the right, deepest first; empty where the page does not scroll sideways. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const name = ({ tagName, id, classList }: Element) =>
      `${tagName.toLowerCase()}#${id}.${[...classList].join('.')}`;
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide.reverse().slice(0, 5).map(name)];
  });

for (const { kind, path } of onePerKindAndLocale) {
  test(`The ${kind} page ${path} never scrolls sideways`, async ({ page }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await stickingOut(page), `at ${width} px`).toEqual([]);
    }
  });
}
