import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, scrollY } from './support/browser';

/** A long docs page and another one. */
const LONG = '/docs/rest/references/layers';
const OTHER = '/docs/rest/references/meeting-room';
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Id of a heading far down the page. */
function lastHeading(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll('main h2[id]')].slice(-2)[0]?.id ?? '');
}

test('SCR-1 a navigation scrolls to the target of the hash, or to the top', async ({ page }) => {
  await openPage(page, OTHER);
  const id = await lastHeading(page);
  await openPage(page, LONG);
  await scrollToY(page, 600);
  await (await addLink(page, OTHER, 'Plain')).click();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => scrollY(page)).toBe(0);

  await openPage(page, LONG);
  await (await addLink(page, `${OTHER}#${id}`, 'To a heading')).click();
  await expect(page).toHaveURL(`${OTHER}#${id}`);
  await expect.poll(() => topOf(page, `[id="${id}"]`)).toBeLessThan(100);
  expect(await topOf(page, `[id="${id}"]`)).toBeGreaterThanOrEqual(0);
});

test('SCR-2 FW-3 changing only the query does not scroll', async ({ page }) => {
  await openPage(page, LONG);
  await scrollToY(page, 500);
  await (await addLink(page, '?view=other')).click();
  await expect(page).toHaveURL(`${LONG}?view=other`);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  expect(await scrollY(page)).toBe(500);
});

test('SCR-2 back and forward restore the scroll position, between pages and within a page', async ({ page }) => {
  await openPage(page, LONG);
  await scrollToY(page, 700);
  await (await addLink(page, OTHER)).click();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollToY(page, 300);
  const id = await lastHeading(page);
  await (await addLink(page, `#${id}`, 'Down')).click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(400);
  const below = await scrollY(page);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(below);
});

test('SCR-5 FW-4 a navigation moves the focus to just before the skip link and announces the title once', async ({
  page,
}) => {
  await openPage(page, LONG);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert]',
        );
        if (region && !region.closest('[hidden]') && region.textContent) announced.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await (await addLink(page, OTHER)).click();
  await expect(page).toHaveURL(OTHER);
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { announced: string[] }).announced))
    .toEqual([await page.title()]);
  expect(await page.title()).toMatch(/room/i);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});
