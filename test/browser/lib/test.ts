import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Listens for everything that a page must never do. Returns the list of faults, which grows. */
export function listen(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`left the site: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/**
 * Playwright's `test`, in which every page is also watched: an error in the console (a breach of the content security
 * policy is one), an uncaught exception, an address that is not there, or a request to another origin fails the test.
 * The site is served with the policy that scripts/lib/headers.ts states.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults = listen(page, new URL(baseURL ?? '').origin);
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
