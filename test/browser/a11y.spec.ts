import AxeBuilder from '@axe-core/playwright';
import type { SitePage } from '../../scripts/lib/site.ts';
import { open } from './lib/open.ts';
import { onePerKind, onePerKindAndLocale } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const readEverywhere = new Set(['home', 'rule']);
const inEveryLocale = onePerKindAndLocale.filter(({ kind }) => readEverywhere.has(kind));
const once = (pages: SitePage[]) => [...new Map(pages.map((page) => [page.path, page])).values()];

/** Colours are the same in every language, so the dark ones are looked at once. */
const looks = [
  { theme: 'light', pages: once([...onePerKind, ...inEveryLocale]) },
  { theme: 'dark', pages: onePerKind },
] as const;

for (const { theme, pages } of looks) {
  for (const { kind, path } of pages) {
    test(`axe finds nothing on the ${kind} page ${path} in ${theme}`, async ({ page }) => {
      // high enough that the bar that stays in sight covers nothing: a reader would scroll
      await page.setViewportSize({ width: 390, height: 3000 });
      await open(page, path, { theme });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
      expect(found).toEqual([]);
    });
  }
}
