import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage } from '../support/browser';

const DOC = '/docs/rest/references/layers';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const agree = (page: Page) => banner(page).getByRole('button', { name: 'Agree' });
const hasCookie = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'CookieConsent');

/** Adds a button in the place where the banner will appear, and returns how often it was clicked. */
async function addButtonBelowBanner(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'A button of this test';
    button.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 200px; z-index: 1; background: silver';
    button.onclick = () => (button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1));
    document.body.append(button);
  });
  return () =>
    page.getByText('A button of this test').evaluate((button) => Number((button as HTMLElement).dataset.clicks ?? 0));
}

/** Stops the time of timers of half a second, however slow this machine is. Returns a function that lets them run. */
async function stopHalfSeconds(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    Object.assign(window, { runHeld: () => held.splice(0).forEach((run) => run()) });
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 500 ? held.push(run) && 0 : start(run, delay)),
    });
  });
  return () => page.evaluate('runHeld()');
}

/** Where the banner shows its button "Agree". The decision is not stored. */
async function placeOfAgree(page: Page): Promise<{ x: number; y: number }> {
  await openPage(page, DOC);
  const { x, y, width, height } = (await agree(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('CKB-3 a tap at the moment when the banner appears goes to the page', async ({ page }) => {
  const { x, y } = await placeOfAgree(page);
  const runTimers = await stopHalfSeconds(page);
  const bundles = await holdRequests(page, /\/app-[^/]*\.js/);
  await page.reload();
  const clicks = await addButtonBelowBanner(page);
  await page.touchscreen.tap(x, y);
  await bundles.arrived();
  await bundles.release();
  await expect(banner(page)).toBeVisible({ timeout: 30_000 });
  const before = await clicks();
  await page.touchscreen.tap(x, y);
  await expect.poll(clicks).toBe(before + 1);
  expect(await hasCookie(page)).toBe(false);
  // The browser shows the tap for a moment.
  await expect
    .poll(async () => {
      await runTimers();
      return banner(page).evaluate((element) => getComputedStyle(element).pointerEvents);
    })
    .toBe('auto');
  await page.touchscreen.tap(x, y);
  await expect(banner(page)).toHaveCount(0);
  expect(await hasCookie(page)).toBe(true);
});
