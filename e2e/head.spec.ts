import { expect, test } from '@playwright/test';
import { openPage, recordRequests } from './support/browser';

test('RTE-12 the app fetches the style sheet of another kind of page once, and never those that the page has', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await openPage(page, '/docs/rest/rondo-overview');
  for (const [link, url] of [
    ['Blog', /\/blog$/],
    ['REST API', /\/docs\/rest\//],
    ['Blog', /\/blog$/],
  ] as const) {
    await nav.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const sheets = requests.filter((url) => url.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets).not.toContain(await page.locator('style[data-href]').getAttribute('data-href'));
});
