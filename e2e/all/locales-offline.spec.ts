// A site in two languages (e2e/fixtures/portal): what each worker keeps.
import { expect } from '@playwright/test';
import { openPage } from '../support/browser';
import { testOn } from '../support/fixture-site';
import { listKept, untilKept } from '../support/offline';

const test = testOn('portal');
test.use({ serviceWorkers: 'allow' });

test('OFF-9 each language is kept by its own worker, and can be read without a network', async ({ page, context }) => {
  await openPage(page, '/portal/docs/rooms');
  await untilKept(page, '/portal/docs/rooms', '/portal/');
  await openPage(page, '/portal/de/docs/layouts');
  await untilKept(page, '/portal/de/docs/layouts', '/portal/de/');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  );
  expect(scopes).toEqual(['/portal/', '/portal/de/']);
  expect(await listKept(page, 'pages', '/portal/')).toEqual(['/portal/docs/rooms']);
  expect(await listKept(page, 'pages', '/portal/de/')).toEqual(['/portal/de/docs/layouts']);

  await context.setOffline(true);
  await openPage(page, '/portal/docs/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms');
  await openPage(page, '/portal/de/docs/layouts');
  await expect(page.locator('[data-untranslated]')).toContainText('Diese Seite ist noch nicht übersetzt.');
});
