import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, scrollY } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const LONG = '/docs/rest/references/layers';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top', includeHidden: true });

/** Scrolls down and a little up again with the mouse wheel, which makes the button appear. */
async function showButton(page: Page): Promise<void> {
  await scrollToY(page, 1500);
  await scrollToY(page, 1400);
  await expect(backToTop(page)).toHaveAttribute('data-shown', '');
}

/** Presses the button. Resolves with where the page was before, and where it has been until it is at the top. */
async function placesOnTheWayUp(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const places = [window.scrollY];
    Object.assign(window, { places });
    window.addEventListener('scroll', () => places.push(window.scrollY));
  });
  await backToTop(page).click();
  const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
  // The event comes a frame after the page has moved.
  await expect.poll(async () => (await places()).at(-1)).toBe(0);
  return places();
}

test('SCR-3 the scroll to the top slows down near the top', onlyInAll(), async ({ page }) => {
  await openPage(page, LONG);
  await showButton(page);
  const places = await placesOnTheWayUp(page);
  expect(places[0]).toBe(1400);
  const steps = places.slice(1).map((place, index) => (places[index] ?? 0) - place);
  expect(steps.length).toBeGreaterThan(10);
  for (const [index, step] of steps.entries()) {
    expect(step).toBeGreaterThan(0);
    // Positions are whole pixels, so a step can be one pixel larger than the one before.
    if (index > 0) expect(step).toBeLessThanOrEqual((steps[index - 1] ?? 0) + 1);
  }
});

test('SCR-4 the button appears on scrolling up beyond 300 px, but not at the end or after a jump', async ({ page }) => {
  await openPage(page, LONG);
  const shown = backToTop(page).and(page.locator('[data-shown]'));
  await expect(backToTop(page)).toBeHidden();
  await scrollToY(page, 900);
  await expect(shown).toHaveCount(0);
  await scrollToY(page, 800);
  await expect(backToTop(page)).toBeVisible();
  await scrollToY(page, 900);
  await expect(backToTop(page)).toBeHidden();
  await scrollToY(page, 310);
  await expect(shown).toHaveCount(1);
  await scrollToY(page, 290);
  await expect(shown).toHaveCount(0);

  await scrollToY(page, 1500);
  const id = await page.evaluate(() => document.querySelector('main h2[id]')?.id ?? '');
  await (await addLink(page, `#${id}`)).click();
  await expect.poll(() => scrollY(page)).toBeLessThan(1500);
  await expect(shown).toHaveCount(0);
});
