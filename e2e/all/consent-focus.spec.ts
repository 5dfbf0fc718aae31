import { expect, test, type Page } from '@playwright/test';
import { openPage } from '../support/browser';

const DOC = '/docs/rest/references/layers';

/** More than a page of this site has. */
const MOST_STOPS = 600;

/**
 * Describes the focused element, and what covers it: all of it, or, if it is short, its top or its bottom. Null at the
 * end of the page.
 */
function focused(page: Page): Promise<{ readonly name: string; readonly covered: string | null } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ');
    const name = `${element.tagName} ${text.slice(0, 40)}`;
    const rect = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!rect) return { name, covered: 'it has no size' };
    /** What is shown at a height instead of the element. */
    const coverAt = (y: number): string | null => {
      if (y < 0 || y > innerHeight) return 'the edge of the window';
      const shown = document.elementFromPoint(rect.left + rect.width / 2, y);
      if (!shown || shown.contains(element) || element.contains(shown)) return null;
      const frame = shown.closest('section[aria-label], nav, header');
      return frame ? (frame.getAttribute('aria-label') ?? frame.tagName) : null;
    };
    const isShort = rect.height < innerHeight / 2;
    const places = isShort ? [2, rect.height - 2] : [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => part * rect.height);
    const covers = places.map((place) => coverAt(rect.top + place));
    const isCovered = isShort ? covers.some(Boolean) : covers.every(Boolean);
    return { name, covered: isCovered ? covers.join(', ') : null };
  });
}

test('CKB-5 Tab through the page, back from its end, never moves the focus below the banner', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, DOC);
  // The banner also covers what is below it in terms of presses.
  await page.getByRole('button', { name: 'Agree' }).click({ trial: true });
  // The last element of the page.
  await page.getByRole('button', { name: 'Cookie settings' }).focus();
  const covered: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    let stop = await focused(page);
    if (stop === null) break;
    // The navigation bar moves away with the next frame.
    if (stop.covered)
      await expect
        .poll(async () => (stop = await focused(page))?.covered ?? null, { timeout: 600 })
        .toBeNull()
        .catch(() => covered.push(`${stop?.name}: ${stop?.covered}`));
  }
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(80);
  expect(stops).toBeLessThan(MOST_STOPS);
});
