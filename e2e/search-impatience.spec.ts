import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage, scrollY } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import {
  DOC,
  findInDialog,
  INDEX_FILES,
  openDialog,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
} from './support/search';

/** Opens a page whose scripts are all loaded, except for those of the dialog, which are held back. */
async function openWithoutDialog(page: Page) {
  await openPage(page, DOC);
  return holdRequests(page, /\.js(?:\?|$)/);
}

for (const [name, open] of [
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a slash', (page: Page) => page.keyboard.press('/')],
  ['a click', (page: Page) => searchButton(page).click()],
] as const) {
  test(
    `SRM-2 what is typed after ${name} while the dialog is loading becomes its query`,
    onlyInAll(),
    async ({ page }) => {
      const bundles = await openWithoutDialog(page);
      await open(page);
      await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.type('get /layerz');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('s');
      await bundles.release();
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('get /layers');
      await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
      await expect(searchOptions(page).first()).toBeVisible();
    },
  );
}

for (const round of [1, 2, 3])
  test(
    `SRM-2 on a slow machine, nothing that is typed right after the press is lost (${round})`,
    onlyInAll(),
    async ({ page, context }) => {
      await openPage(page, DOC);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      await searchButton(page).click();
      await page.keyboard.type('layers of');
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await expect(searchField(page)).toHaveValue('layers of');
      await expect(searchOptions(page).first()).toBeVisible();
    },
  );

test('SRM-2 nothing that is typed while the dialog is loading reaches the page behind it', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'field of the page');
    field.style.cssText = 'position: fixed; inset: 50% auto auto 50%';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('two words');
  await expect(page.getByLabel('field of the page')).toHaveValue('');
  expect(await scrollY(page)).toBe(0);
  await bundles.release();
  await expect(searchField(page)).toHaveValue('two words');
});

test('SRM-2 keys in quick succession are all kept', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  // In one task, so that React renders nothing in between.
  await page.evaluate(() => {
    for (const key of ['/', 'l', 'a', 'y'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await bundles.release();
  await expect(searchField(page)).toHaveValue('lay');
});

test('SRM-2 Ctrl+K and a slash that are pressed again while the dialog is loading change nothing', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  for (const key of ['/', '/', 'Control+k', 'Control+k']) await page.keyboard.press(key);
  await bundles.release();
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
});

test('SRM-4 Escape while the dialog is loading cancels it, also if its code then fails to load', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abc');
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  await page.context().setOffline(true);
  await bundles.release();
  await waitForFrames(page);
  await page.context().setOffline(false);
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('');
});

test(
  'SRM-4 opened, closed and opened again within 200 ms, the dialog is open, with one history entry',
  onlyInAll(),
  async ({ page }) => {
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    const before = await page.evaluate(() => history.length);
    for (const key of ['Control+k', 'Escape', 'Control+k']) await page.keyboard.press(key);
    await expect(searchField(page)).toBeFocused();
    await waitForFrames(page);
    await expect(searchField(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(DOC);
  },
);

const DEVICE_MANAGER = '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough';

test('SRM-12 Enter before the first results opens the first one as soon as it is shown', async ({ page }) => {
  await openPage(page, DOC);
  const files = await holdRequests(page, INDEX_FILES);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('setAudioPassthrough');
  await page.keyboard.press('Enter');
  await files.release();
  await expect(page).toHaveURL(DEVICE_MANAGER);
  await expect(searchDialog(page)).toHaveCount(0);
});

test(
  'SRM-12 Enter before the results of a changed query does not open a result of the old one',
  onlyInAll(),
  async ({ page }) => {
    await openDialog(page);
    await findInDialog(page, 'permalink');
    await searchField(page).evaluate((field: HTMLInputElement) => {
      // In one task, so that the engine cannot respond in between.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'setAudioPassthrough');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await expect(page).toHaveURL(DEVICE_MANAGER);
  },
);

test('SRM-12 Enter before the dialog is loaded opens the first result once it is shown', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('setAudioPassthrough');
  await page.keyboard.press('Enter');
  await bundles.release();
  await expect(page).toHaveURL(DEVICE_MANAGER);
});

for (const [name, change] of [
  ['the query changes', (page: Page) => searchField(page).press('x')],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`SRM-12 Enter before the results is forgotten after ${name}`, onlyInAll(), async ({ page }) => {
    await openPage(page, DOC);
    const files = await holdRequests(page, INDEX_FILES);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('layer');
    await page.keyboard.press('Enter');
    await change(page);
    await files.release();
    if (name === 'Escape') await page.keyboard.press('Control+k');
    await findInDialog(page, 'webhook');
    await expect(page).toHaveURL(DOC);
  });
}

test('SRM-12 Enter twice on a result opens it once, and the dialog stays closed', onlyInAll(), async ({ page }) => {
  await openDialog(page);
  await findInDialog(page, 'setAudioPassthrough');
  const pageData = await holdRequests(page, /page-data\.json/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await waitForFrames(page);
  await expect(searchDialog(page)).toHaveCount(0);
  await pageData.release();
  await expect(page).toHaveURL(DEVICE_MANAGER);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('SRM-8 what is typed quickly, erased and typed again ends with the results of the last query', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.type('permalink', { delay: 15 });
  for (let count = 0; count < 9; count += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('setAudioPassthrough', { delay: 15 });
  await expect(searchOptions(page).first()).toHaveAttribute('href', DEVICE_MANAGER);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(searchOptions(page)).toHaveCount(0);
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible();
});

test(
  'SRM-16 a search that goes offline before its index is loaded can be retried',
  onlyInAll(),
  async ({ page, context }) => {
    await openPage(page, DOC);
    const files = await holdRequests(page, INDEX_FILES);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('setAudioPassthrough');
    await files.arrived();
    await context.setOffline(true);
    await files.release();
    await expect(searchDialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await context.setOffline(false);
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchOptions(page).first()).toHaveAttribute('href', DEVICE_MANAGER);
  },
);
