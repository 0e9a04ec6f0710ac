import AxeBuilder from '@axe-core/playwright';
import { open } from './lib/open.ts';
import { onePerKind, onePerKindAndLocale } from './lib/samples.ts';
import { expect, test } from './lib/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const readEverywhere = new Set(['home', 'rule']);
const inEveryLocale = onePerKindAndLocale.filter(({ kind }) => readEverywhere.has(kind));
const pages = [...new Map([...onePerKind, ...inEveryLocale].map((page) => [page.path, page])).values()];

for (const theme of ['light', 'dark'] as const) {
  for (const { kind, path } of pages) {
    test(`axe finds nothing on the ${kind} page ${path} in ${theme}`, async ({ page }) => {
      await open(page, path, { theme });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
      expect(found).toEqual([]);
    });
  }
}
