import { expect, test as base, type FrameLocator } from '@playwright/test';
import { embed } from './lib/embedding.ts';
import { hydrated } from './lib/open.ts';
import { sampleOf } from './lib/samples.ts';

const test = base.extend<{ frame: FrameLocator; watched: void }>({
  watched: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  frame: async ({ page, baseURL }, use) => {
    const { frame, close } = await embed(page, `${baseURL}${sampleOf('embed', 'en').path}`);
    await hydrated(frame);
    await use(frame);
    await close();
  },
});

const caption = (frame: FrameLocator) => frame.locator('[data-stepper] .st-caption').innerText();

test.describe('In a sandboxed frame on another site an embed', () => {
  test('steps forward and back by click', async ({ frame }) => {
    const start = await caption(frame);
    await frame.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => caption(frame)).not.toBe(start);
    await frame.getByRole('link', { name: 'Previous step' }).click();
    await expect.poll(() => caption(frame)).toBe(start);
  });

  test('steps by the arrow keys', async ({ frame }) => {
    const start = await caption(frame);
    await frame.getByRole('link', { name: 'Next' }).press('ArrowRight');
    await expect.poll(() => caption(frame)).not.toBe(start);
    await frame.getByRole('link', { name: 'Next' }).press('ArrowLeft');
    await expect.poll(() => caption(frame)).toBe(start);
  });

  test('lets the reader try a move', async ({ frame }) => {
    await frame.getByRole('button', { name: 'Try a move yourself' }).click();
    await expect(frame.getByText('Moves that are allowed now')).toBeVisible();
  });

  test('tells the page around it how high it is', async ({ page, frame }) => {
    await expect(frame.locator('[data-stepper]')).toBeVisible();
    await expect.poll(async () => Number(await page.title())).toBeGreaterThan(100);
  });
});

test('An embed that is asked to stop at the question does not tell the answer', async ({ page, baseURL }) => {
  const { frame, close } = await embed(
    page,
    `${baseURL}/embed/en/byzantine/shooting/astrologer-shot/?stop=question`,
  );
  await expect(frame.locator('h1#question-title')).toBeVisible();
  await expect(frame.locator('[data-stepper]')).toHaveCount(0);
  await close();
});

test('An embed of a single step shows it, whatever it is asked', async ({ page, baseURL }) => {
  const { frame, close } = await embed(
    page,
    `${baseURL}/embed/en/byzantine/shooting/astrologer-shot/start/?stop=question`,
  );
  await expect(frame.locator('[data-stepper]')).toBeVisible();
  await close();
});
