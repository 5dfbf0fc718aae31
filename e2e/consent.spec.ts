import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, waitForApp } from './support/browser';
import { oneOfEachKind } from './support/routes';
import { routes } from '../src/site/routes';
import { onlyInAll } from './support/only-in-all';

const DOC = '/docs/rest/references/layers';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const button = (page: Page, name: 'Agree' | 'Decline') => banner(page).getByRole('button', { name });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'CookieConsent');

test('CKB-1 CKB-5 the app renders the banner as a region at the bottom, and the page stays usable', async ({
  page,
  request,
}) => {
  expect(await (await request.get(DOC)).text()).not.toContain('We use cookies');
  await openPage(page, DOC);
  await expect(banner(page)).toContainText(
    'We use cookies to provide and improve our services. By agreeing, you consent to cookies.',
  );
  await expect(banner(page)).not.toHaveAttribute('aria-modal');
  const { y, height, width } = (await banner(page).boundingBox())!;
  expect([Math.round(y + height), width]).toEqual([900, 1280]);
  // The page behind the banner responds.
  await page.locator('header').getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(banner(page)).toBeVisible();
});

for (const [name, value] of [
  ['Agree', 'true'],
  ['Decline', 'false'],
] as const) {
  test(`CKB-2 ${name} is stored for a year and hides the banner, also on later visits`, async ({ page }) => {
    await openPage(page, DOC);
    await button(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    const saved = (await cookie(page))!;
    expect(saved).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false });
    expect(Math.round((saved.expires - Date.now() / 1000) / 86400)).toBe(365);
    await page.reload();
    await waitForApp(page);
    await expect(settings(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await (await addLink(page, routes.sdks())).click();
    await expect(page).toHaveURL(routes.sdks());
    await expect(banner(page)).toHaveCount(0);
  });
}

test('CKB-2 the cookie is secure over HTTPS', onlyInAll(), async ({ page }) => {
  // Serves the same site as a host with a certificate would.
  await page.route('https://secure.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(pathname + search) });
  });
  await openPage(page, `https://secure.test${DOC}`);
  await button(page, 'Agree').click();
  await expect.poll(() => cookie(page)).toMatchObject({ value: 'true', secure: true, sameSite: 'Lax' });
});

test('CKB-2 any other cookie value counts as no decision', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'CookieConsent', value: 'yes', url: baseURL! }]);
  await openPage(page, DOC);
  await expect(banner(page)).toBeVisible();
});

test('CKB-3 scrolling, Escape and a click elsewhere do not count as an answer', async ({ page }) => {
  await openPage(page, DOC);
  await scrollToY(page, 800);
  await page.keyboard.press('Escape');
  await page.locator('main').click({ position: { x: 5, y: 900 } });
  await banner(page).click({ position: { x: 3, y: 3 } });
  await button(page, 'Agree').focus();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await cookie(page)).toBeUndefined();
});

test('CKB-5 the buttons are equal in size and weight, and directly follow the skip link', async ({ page }) => {
  await openPage(page, DOC);
  const looks = await Promise.all(
    (['Agree', 'Decline'] as const).map((name) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]!.height).toBeGreaterThanOrEqual(24);
  for (const name of ['Skip to main content', 'Agree', 'Decline']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
});

for (const width of [1280, 390]) {
  test(
    `CKB-5 at ${width} px the banner never covers the focused element or the end of the page`,
    onlyInAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, DOC);
      const edge = (await banner(page).boundingBox())!.y;
      const links = page.locator('main a:visible');
      await links.first().focus();
      for (let step = 0; step < Math.min(40, await links.count()); step += 1) {
        await page.keyboard.press('Tab');
        const { inside, bottom, top } = await page.evaluate(() => {
          const focused = document.activeElement!;
          const rect = focused.getBoundingClientRect();
          return { inside: Boolean(focused.closest('[data-chrome]')), bottom: rect.bottom, top: rect.top };
        });
        if (!inside) expect(Math.min(bottom, top + 24)).toBeLessThanOrEqual(edge + 1);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(async () => (await settings(page).boundingBox())!.y + 24).toBeLessThanOrEqual(edge);
    },
  );
}

test('CKB-6 "Cookie settings" asks again, moves the focus there and back, and stores a new answer', async ({
  page,
}) => {
  await openPage(page, DOC);
  await button(page, 'Agree').click();
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeFocused();
  expect((await cookie(page))?.value).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Decline')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  expect((await cookie(page))?.value).toBe('false');
});

test(
  'CKB-4 without a configured tag host, nothing is loaded before or after an answer',
  onlyInAll(),
  async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^data:|^blob:/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        foreign.push(request.url());
    });
    for (const { path } of oneOfEachKind) {
      await page.context().clearCookies();
      const response = await openPage(page, path);
      expect(await response?.text()).not.toMatch(/gtm\.js|dataLayer|googletagmanager|preconnect|dns-prefetch/);
      await button(page, 'Agree').click();
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator('[data-tag-manager], iframe')).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  },
);
