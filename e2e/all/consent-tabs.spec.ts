import { expect, test, type Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { routes } from '../../src/site/routes';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const answer = (page: Page, name: 'Agree' | 'Decline') => banner(page).getByRole('button', { name }).click();
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

for (const name of ['Agree', 'Decline'] as const) {
  test(`CKB-2 ${name} in one tab hides the banner in all tabs`, async ({ page, context }) => {
    const second = await context.newPage();
    await openPage(page, routes.overview());
    await openPage(second, routes.sdks());
    await expect(banner(second)).toBeVisible();
    await answer(page, name);
    await expect(banner(second)).toHaveCount(0);
    // A banner that the reader asked for stays until the next answer, wherever it is given.
    await settings(second).click();
    await expect(banner(second)).toBeVisible();
    await settings(page).click();
    await answer(page, name === 'Agree' ? 'Decline' : 'Agree');
    await expect(banner(second)).toHaveCount(0);
  });
}

test('CKB-2 without the Cookie Store API, the banner is hidden when the reader returns to the tab', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await second.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }));
  await openPage(page, routes.overview());
  await openPage(second, routes.sdks());
  await answer(page, 'Decline');
  await expect(banner(page)).toHaveCount(0);
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner(second)).toHaveCount(0);
});

test('CKB-2 if the browser stores no cookies, an answer lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
      set: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await openPage(page, routes.overview());
  await answer(page, 'Decline');
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(banner(page)).toHaveCount(0);
});
