import { expect, test, type Page } from '@playwright/test';
import { box, canvas, code, openLayouts, preparePlaygrounds, shownMap } from '../support/playgrounds';

preparePlaygrounds();

/** The box that the Tab key goes to. */
const stop = (page: Page) => page.locator('[data-box][tabindex="0"]');

test('PLAY-LAYOUT one screen of 1280x800 holds the layouts, the whole canvas, the code and the panels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLayouts(page);
  for (const size of ['1280x720', '1280x960']) {
    await page.getByRole('button', { name: size }).click();
    const frame = (await canvas(page).boundingBox())!;
    expect(frame.y + frame.height).toBeLessThanOrEqual(800);
    expect(frame.height).toBeGreaterThan(300);
    const text = (await code(page, 'Set the layout').boundingBox())!;
    expect(text.y + 100).toBeLessThanOrEqual(800);
    expect(text.x).toBeGreaterThan(frame.x + frame.width);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Scrolled to the panels, the canvas, the numbers of the box and the code are in view together.
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toBeInViewport({ ratio: 1 });
  await expect(canvas(page)).toBeInViewport({ ratio: 0.8 });
  await expect(code(page, 'Set the layout')).toBeInViewport({ ratio: 0.5 });
});

test('PLAY-LAYOUT the canvas is one stop of the Tab key, and arrows go from box to box', async ({ page }) => {
  await openLayouts(page);
  await expect(stop(page)).toHaveCount(1);
  await stop(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(box(page, 4)).toBeFocused();
  await expect(box(page, 4)).toHaveAttribute('aria-pressed', 'true');
  const before = await shownMap(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-box]:focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page, 4)).toBeFocused();
  await expect(stop(page)).toHaveAttribute('data-box', '4');
  expect(await shownMap(page)).toEqual(before);
});
