import { expect, test, type Page } from '@playwright/test';
import { openPage, waitForApp } from './support/browser';
import { routes } from '../src/site/routes';

const DOC = '/docs/rest/references/layers';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const button = (page: Page, name: 'Agree' | 'Decline') => banner(page).getByRole('button', { name });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'CookieConsent');

test('CKB-2 an answer is stored for a year and hides the banner, also on later visits', async ({ page }) => {
  await openPage(page, DOC);
  await button(page, 'Decline').click();
  await expect(banner(page)).toHaveCount(0);
  const saved = (await cookie(page))!;
  expect(saved).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax', secure: false });
  expect(Math.round((saved.expires - Date.now() / 1000) / 86400)).toBe(365);
  await page.reload();
  await waitForApp(page);
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('CKB-1 CKB-5 the app renders the banner as a region at the bottom, first in the order of the page', async ({
  page,
  request,
}) => {
  await openPage(page, DOC);
  await test.step('the buttons are equal in size and weight, and directly follow the skip link', async () => {
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

  await test.step('the app renders the banner as a region at the bottom, and the page stays usable', async () => {
    expect(await (await request.get(DOC)).text()).not.toContain('We use cookies');
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
});

test('CKB-4 CKB-6 "Cookie settings" asks again, moves the focus there and back, and stores a new answer', async ({
  page,
}) => {
  await openPage(page, DOC);
  await button(page, 'Agree').click();
  // No tag host is configured.
  await expect(page.locator('[data-tag-manager], iframe')).toHaveCount(0);
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
