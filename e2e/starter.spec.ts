import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage, recordRequests, waitForApp } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { routes } from '../src/site/routes';

const DOC = '/docs/rest/references/layers';
const BUNDLE = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;

const waitForHydration = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });

/** Puts a picture at the end of a page that only a test can answer: while it is held, the page has not loaded. */
async function addPicture(page: Page, path: string = DOC): Promise<void> {
  const isPage = ({ pathname }: URL) => pathname === path.replace(/\?.*/, '');
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('</main>', '<img src="/held.png" alt="" width="1" height="1"></main>'),
    });
  });
}

test('RTE-12 no bundle is requested before the page has loaded', onlyInAll(), async ({ page }) => {
  // A picture that is held back delays the load event.
  await page.route('**/favicon.svg', (route) => route.continue());
  const picture = await holdRequests(page, /\.(?:png|webp|avif|jpe?g|svg)$/);
  const requested = recordRequests(page);
  await addPicture(page);
  await page.goto(DOC, { waitUntil: 'commit' });
  await picture.arrived();
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
  await picture.release();
  await waitForApp(page);
  expect(requested.filter((path) => BUNDLE.test(path))).toHaveLength(3);
});

for (const [what, act] of [
  // The first pointer move has no previous position.
  ['pointer', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['focus', (page: Page) => page.locator('main a').first().focus()],
] as const) {
  test(
    `RTE-12 the first ${what} event starts the app before the page has loaded`,
    onlyInAll(what !== 'pointer'),
    async ({ page }) => {
      const picture = await holdRequests(page, '**/held.png');
      await addPicture(page);
      const requested = recordRequests(page);
      await page.goto(DOC, { waitUntil: 'domcontentloaded' });
      await picture.arrived();
      expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
      await act(page);
      await waitForHydration(page);
      expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    },
  );
}

for (const [path, startsAtOnce, isSample] of [
  [routes.search('room'), true, true],
  [routes.playground('sources'), true, false],
  [`${routes.releaseNotes()}?area=ios`, true, false],
  [routes.releaseNotes(), false, false],
  [`${DOC}?from=test`, false, true],
] as const) {
  const title = `RTE-12 ${path} ${startsAtOnce ? 'starts' : 'does not start'} the app before the page has loaded`;
  test(title, onlyInAll(!isSample), async ({ page }) => {
    const picture = await holdRequests(page, '**/held.png');
    await addPicture(page, path);
    const requested = recordRequests(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await picture.arrived();
    if (startsAtOnce) await waitForHydration(page);
    else expect(requested.filter((address) => address.endsWith('.js'))).toEqual([]);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  });
}

test('RTE-12 a pointer at rest over a changing page does not start the app', async ({ page }) => {
  const requested = recordRequests(page);
  await page.goto(DOC);
  const move = (movementX: number) =>
    page.evaluate(
      (x) => window.dispatchEvent(new PointerEvent('pointermove', { movementX: x, clientX: 40, clientY: 40 })),
      movementX,
    );
  await move(0);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
  await move(1);
  await expect.poll(() => requested.filter((path) => BUNDLE.test(path)).length).toBe(3);
});

test('RTE-12 without interaction, the app starts after the page has loaded', async ({ page }) => {
  await page.goto(DOC);
  await waitForHydration(page);
});

test('RTE-12 links work before the app has started', async ({ page }) => {
  const bundle = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto(DOC);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await bundle.release();
  await waitForApp(page);
});

test('RTE-12 Back before the app has started shows the page at the address', onlyInAll(), async ({ page }) => {
  await openPage(page, DOC);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  const bundle = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
  await page.reload();
  await page.evaluate(() => window.history.back());
  await expect(page.locator('main h1')).toHaveText('Layers');
  await bundle.release();
  await waitForApp(page);
  await expect(page).toHaveURL(DOC);
  await expect(page.locator('main h1')).toHaveText('Layers');
  await page.goForward();
  await expect(page.locator('main h1')).toHaveText('SDKs');
});
