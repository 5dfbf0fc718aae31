import { expect, test, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { axeFindings, COLOR_RULES } from '../support/axe';
import { openPage, recordComplaints } from '../support/browser';
import { listKept, testOnHost, untilKept } from '../support/offline';

test.use({ serviceWorkers: 'allow' });
testOnHost.use({ serviceWorkers: 'allow' });
// Whole areas are fetched, some of them from a slow host.
test.describe.configure({ timeout: 180_000 });

const FIRST = routes.streamRecording();
const group = (page: Page) => page.getByRole('group', { name: 'Offline use' });
const button = (page: Page, name: string) => group(page).getByRole('button', { name });
const menuPaths = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

const expectSaved = (page: Page) =>
  expect(group(page).getByRole('status')).toHaveText(/^Saved for offline use: \d+ pages\.$/, { timeout: 60_000 });

/** Opens the page and saves its area by keyboard. */
async function saveArea(page: Page): Promise<void> {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await button(page, 'Save for offline use…').press('Enter');
  await expect(button(page, 'Save')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaved(page);
}

test('OFF-10 an area is saved from its menu: what it takes is said first, and all of its pages can then be read', async ({
  page,
  context,
}) => {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  const shown = await menuPaths(page);
  await button(page, 'Save for offline use…').click();
  const status = group(page).getByRole('status');
  await expect(status).toHaveText(
    /^This menu has \d+ pages\. With search, they take up \d[\d.]* [KM]B on this device\.$/,
  );
  // With those in closed categories.
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(shown.length);
  expect(await listKept(page, 'pages')).toEqual([FIRST]);
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Save').click();
  await expect(status).toHaveText(`Saved for offline use: ${count} pages.`, { timeout: 60_000 });
  const paths = await listKept(page, 'pages');
  expect(paths).toHaveLength(count);
  expect(paths).toEqual(expect.arrayContaining(shown));

  await context.setOffline(true);
  const complaints = recordComplaints(page);
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.locator('main h1')).not.toHaveText('Read offline');
  }
  // The search was never used.
  await openPage(page, routes.search('recording'));
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /record/i })
      .first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
  await openPage(page, routes.offline());
  const saved = page.getByRole('list', { name: 'Saved areas' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(saved).toContainText(`Saved for offline use: ${count} pages.`);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await axeFindings(page, { rules: COLOR_RULES })).toEqual([]);
});

test('OFF-11 a saved area is removed with its pages; the focus stays in its controls', async ({ page }) => {
  await saveArea(page);
  await expect(button(page, 'Check for changes…')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Save for offline use…')).toBeFocused();
  expect(await listKept(page, 'pages')).toEqual([]);
  expect((await listKept(page, 'state')).filter((path) => path.includes('~areas/'))).toEqual([]);
});

test('OFF-13 without a connection, saving says so, and can be tried again', async ({ page, context }) => {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await context.setOffline(true);
  await button(page, 'Save for offline use…').click();
  await expect(group(page).getByRole('status')).toHaveText('There is no connection.');
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await expectSaved(page);
});

test('OFF-14 in the phone menu, an area can be saved too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const save = page.getByRole('button', { name: 'Save for offline use…' }).filter({ visible: true });
  await save.scrollIntoViewIfNeeded();
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'This menu has' }).filter({ visible: true })).toBeVisible();
});

testOnHost(
  'OFF-12 saving goes on while other pages are opened; when the page is closed, what was saved stays',
  async ({ page, host }) => {
    await openPage(page, FIRST);
    await untilKept(page, FIRST);
    const paths = await menuPaths(page);
    host.delay = 2000;
    await button(page, 'Save for offline use…').click();
    await button(page, 'Save').click();
    const progress = group(page).getByRole('progressbar', { name: /^Saved \d+ of \d+ pages\.$/ });
    await expect(progress).toBeVisible();
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(paths[1] ?? '');
    await expect(progress).toBeVisible();
    await button(page, 'Stop').click();
    await expect(group(page).getByRole('status')).toHaveText(/^Saved for offline use: \d+ of \d+ pages\.$/);
    await openPage(page, FIRST);
    host.delay = 0;
    await button(page, 'Check for changes…').click();
    await button(page, 'Update').click();
    await expectSaved(page);
  },
);

testOnHost(
  'OFF-15 after a release, an update of a saved area fetches only what has changed',
  async ({ page, host }) => {
    await saveArea(page);
    const changed = (await menuPaths(page))[1] ?? '';
    host.publish({ [`${changed.slice(1)}/index.html`]: ['</h1>', '!</h1>'] });
    await button(page, 'Check for changes…').click();
    await expect(group(page).getByRole('status')).toHaveText(/^To download: 1 page, \d+ KB\.$/);
    await button(page, 'Update').click();
    await expectSaved(page);
    const text = await page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', changed);
    expect(text).toContain('!</h1>');
  },
);
