import { expect, test, type Page } from '@playwright/test';
import { decodeSources } from '../src/playgrounds/shared/sources/sources-url';
import { decodePlan } from '../src/playgrounds/shared/url-state';
import { openLayouts, openSources, canvas, preparePlaygrounds } from './support/playgrounds';

preparePlaygrounds();

// Of many changes in quick succession, the last one is written after 350 ms. The reader never waits that long, however
// slow this machine is.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, delay?: number) => (delay === 350 ? 0 : start(run, delay)) });
  }),
);

/** Clicks on each of these buttons, links or labels, and gives the app the time to react, but no more. */
const clickAll = (page: Page, ...names: string[]) =>
  page.evaluate(async (labels) => {
    for (const label of labels) {
      const control = [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
        ({ textContent }) => textContent?.trim() === label,
      );
      if (!control) throw new Error(`There is no ${label}.`);
      control.click();
      // React renders in a microtask.
      await Promise.resolve();
    }
  }, names);

/** What has to be clicked to add a source. */
const adding = (kind: string) => [kind, `Add ${kind}`];

/** More changes than are written immediately, which leave everything as it was. */
const MANY = Array.from({ length: 6 }, () => ['Undo', 'Redo']).flat();

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
  await clickAll(page, ...adding('Guest'), ...adding('Screen'), ...adding('Web user'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove user-1' })).toBeVisible({ timeout: 30_000 });
  expect(decodeSources(hashOf(page))?.value?.sources).toHaveLength(3);
  await clickAll(page, ...adding('Guest'), ...MANY, ...adding('Drone or body cam'), 'SDKs');
  await expect(page.locator('main h1')).toHaveText('SDKs');
  expect(hashOf(page)).toBe('');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove drone-1' })).toBeVisible({ timeout: 30_000 });
  expect(decodeSources(hashOf(page))?.value?.sources).toHaveLength(5);
});
