// A site in two languages (e2e/fixtures/locales): what each worker keeps.
import { expect } from '@playwright/test';
import { openPage } from '../support/browser';
import { testOn } from '../support/fixture-site';
import { listKept, untilKept } from '../support/offline';

const test = testOn('locales');
test.use({ serviceWorkers: 'allow' });

test('OFF-9 each language is kept by its own worker, and can be read without a network', async ({ page, context }) => {
  await openPage(page, '/docs/rooms');
  await untilKept(page, '/docs/rooms');
  await openPage(page, '/de/docs/layouts');
  await untilKept(page, '/de/docs/layouts', '/de/');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  );
  expect(scopes).toEqual(['/', '/de/']);
  expect(await listKept(page, 'pages')).toEqual(['/docs/rooms']);
  expect(await listKept(page, 'pages', '/de/')).toEqual(['/de/docs/layouts']);

  await context.setOffline(true);
  await openPage(page, '/docs/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms');
  await openPage(page, '/de/docs/layouts');
  await expect(page.locator('[data-untranslated]')).toContainText('Diese Seite ist noch nicht übersetzt.');
});
