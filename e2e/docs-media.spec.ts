import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage, recordComplaints, recordRequests, untilIdle } from './support/browser';
import { testOn } from './support/fixture-site';

const WITH_DIAGRAM = '/docs/rest/advanced/meeting_observer';

const figure = (page: Page): Locator => page.locator('figure.diagram').first();

test('MER-1 the picture of the mode is shown, and only that one is loaded', async ({ page }) => {
  const paths = recordRequests(page);
  await openPage(page, WITH_DIAGRAM);
  await figure(page).scrollIntoViewIfNeeded();
  const shown = figure(page).locator('img.diagram-dark');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(figure(page).locator('img.diagram-light')).toBeHidden();
  expect(paths.filter((path) => path.endsWith('-light.svg'))).toEqual([]);
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    Number(await shown.getAttribute('width')),
    Number(await shown.getAttribute('height')),
  ]);
  await page.getByRole('button', { name: /mode/i }).filter({ visible: true }).first().click();
  await expect(figure(page).getByRole('img')).toHaveClass('diagram-light');
});

const WIDE = '/docs/streamrec/references/supervisor';

test('MER-1 on a phone a wide diagram says that it scrolls in its frame, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, WIDE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const frame = figure(page).locator('.diagram-frame');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth + 100)).toBe(true);
  expect(await hintOf(page)).toContain('scroll sideways');
  // Text of 14 px must not become smaller than 12.
  const image = figure(page).getByRole('img');
  expect(((await image.boundingBox())?.width ?? 0) / Number(await image.getAttribute('width'))).toBeGreaterThan(6 / 7);
  await frame.focus();
  await frame.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

/** What the style sheet adds to the caption of the first diagram. */
function hintOf(page: Page): Promise<string> {
  return figure(page)
    .locator('figcaption')
    .evaluate((caption) => getComputedStyle(caption, '::after').content);
}

const onLive = testOn('zeta');
const LIVE = '/docs/blocks/media';
const picture = (page: Page): Locator =>
  page.getByRole('img', { name: 'Joining a room. A client asks the server for a room and gets its address.' });

/** Whether one of the scripts that a page requested is the diagram library. */
const hasLibrary = (paths: readonly string[]): boolean => paths.some((path) => path.endsWith('/mermaid.esm.min.mjs'));

onLive(
  "MER-2 the reader's browser draws the diagram, and only pages with a diagram load the library",
  async ({ page }) => {
    const paths = recordRequests(page);
    const complaints = recordComplaints(page);
    await openPage(page, '/docs/blocks/code');
    await untilIdle(page);
    expect(hasLibrary(paths)).toBe(false);

    await openPage(page, LIVE);
    await expect(picture(page)).toBeVisible();
    await expect(figure(page).locator('pre')).toHaveCount(0);
    expect(hasLibrary(paths)).toBe(true);
    const size = await picture(page).evaluate((image: HTMLImageElement) => ({
      natural: [image.naturalWidth, image.naturalHeight],
      said: [image.width, image.height],
    }));
    // Two actors, whose columns are as narrow as their names allow.
    expect(size.natural[0]).toBeGreaterThan(150);
    expect(size.natural[1]).toBeGreaterThan(100);
    expect(complaints.filter((text) => !text.startsWith('info:') && !text.startsWith('debug:'))).toEqual([]);
  },
);
