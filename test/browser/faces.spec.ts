import { expect, test, type Locator, type Page } from '@playwright/test';
import { embed } from './lib/embedding.ts';
import { hydrated } from './lib/open.ts';
import { sampleOf } from './lib/samples.ts';

/** How many of a hundred points of an element are much darker than its paper. */
async function ink(face: Locator): Promise<number> {
  const picture = (await face.screenshot()).toString('base64');
  return face.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 10, 10);
    const { data: points } = context.getImageData(0, 0, 10, 10);
    return Array.from({ length: 100 }, (_, at) => points[at * 4]!).filter((red) => red < 120).length;
  }, picture);
}

const faces = (page: Pick<Page, 'locator'>) =>
  page.locator('[data-stepper] .st-figure .is-possible .nb-face');

for (const theme of ['light', 'dark'] as const) {
  for (const kind of ['case', 'step'])
    test(`A ${kind} page shows faces from the sheet of its game, in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(sampleOf(kind, 'en').path, { waitUntil: 'networkidle' });
      await expect.poll(() => ink(faces(page).first()), { timeout: 30_000 }).toBeGreaterThan(2);
    });
}

test('A page without script, printed, shows the faces', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.emulateMedia({ media: 'print' });
  await page.goto(sampleOf('case', 'en').path, { waitUntil: 'networkidle' });
  const board = page.locator('.strip svg').first();
  const picture = await board.screenshot();
  await page.route('**/faces/**', (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  expect((await board.screenshot()).equals(picture)).toBe(false);
  await page.close();
});

test('A frame without an origin shows the faces', async ({ page, baseURL }) => {
  const { frame, close } = await embed(page, `${baseURL}${sampleOf('embed', 'en').path}`);
  await hydrated(frame);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => ink(faces(frame).first())).toBeGreaterThan(2);
  await close();
});
