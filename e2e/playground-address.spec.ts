import { expect, test, type Page } from '@playwright/test';
import { decodeSources } from '../src/playgrounds/shared/sources/sources-url';
import { decodePlan } from '../src/playgrounds/shared/url-state';
import { openLayouts, openSources, canvas, preparePlaygrounds } from './support/playgrounds';

preparePlaygrounds();

const hashOf = (page: Page) => new URL(page.url()).hash;

test('PLAY-LAYOUT a layout that was chosen just before a reload is still chosen', async ({ page }) => {
  await openLayouts(page);
  const before = decodePlan(hashOf(page))?.value?.preset;
  await page.locator('[data-playground] button[aria-pressed="false"]').first().click();
  await page.reload();
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
  const plan = decodePlan(hashOf(page))?.value;
  expect(plan).toBeTruthy();
  expect(plan?.preset).not.toBe(before);
});

test('PLAY-SOURCES several quick changes before a reload are kept, and also if a link is followed', async ({
  page,
}) => {
  await openSources(page);
  const add = (...names: string[]) =>
    page.evaluate((labels) => {
      for (const label of labels)
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === `Add ${label}`)?.click();
    }, names);
  await add('Guest', 'Screen', 'Web user');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove user-1' })).toBeVisible({ timeout: 30_000 });
  expect(decodeSources(hashOf(page))?.value?.sources).toHaveLength(3);
  await page.evaluate(() => {
    const click = (text: string) =>
      [...document.querySelectorAll('button, a')]
        .find(({ textContent }) => textContent?.trim() === text)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    click('Add Guest');
    click('Add Drone or body cam');
    click('SDKs');
  });
  await expect(page.locator('main h1')).toHaveText('SDKs');
  expect(hashOf(page)).toBe('');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove drone-1' })).toBeVisible({ timeout: 30_000 });
  expect(decodeSources(hashOf(page))?.value?.sources).toHaveLength(5);
});

test('PLAY-SOURCES changes are kept when the reader switches to another app and the browser closes the page', async ({
  page,
}) => {
  await openSources(page);
  await page.evaluate(() => {
    const add = (label: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === `Add ${label}`)?.click();
    add('Guest');
    add('Screen');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(decodeSources(hashOf(page))?.value?.sources).toHaveLength(2);
});
