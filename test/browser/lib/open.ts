import { expect, type Page } from '@playwright/test';

export interface Opening {
  theme?: 'light' | 'dark';
}

/** Waits until every stepper of the page answers to clicks and keys. */
export async function hydrated(page: Pick<Page, 'locator'>): Promise<void> {
  await expect(page.locator('[data-stepper]:not([data-ready])')).toHaveCount(0);
}

/** Opens a page of the site, in a theme, and waits until it is ready to be used. */
export async function open(page: Page, path: string, { theme = 'light' }: Opening = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await hydrated(page);
}
