import { expect, test, type Page } from '@playwright/test';
import {
  addLink,
  holdRequests,
  openPage,
  pageDataOf,
  scrollToY,
  scrollY,
  waitForApp,
  type Held,
} from './support/browser';
import { START, TARGET, bar, click, entries, frames, go, heading } from './support/navigation';
import { routes } from '../src/site/routes';
import { onlyInAll } from './support/only-in-all';

const OTHER = routes.sdks();
const LONG = '/docs/rest/references/layers';

/** Goes back twice, over TARGET to OTHER, while the data of both is held back. */
async function goBackTwice(page: Page): Promise<{ readonly earlier: Held; readonly later: Held }> {
  await openPage(page, START);
  for (const href of [OTHER, TARGET, LONG]) {
    await click(page, href);
    await expect(page).toHaveURL(href);
  }
  // A full load discards what the app has fetched.
  await page.reload();
  await waitForApp(page);
  const later = await holdRequests(page, pageDataOf(OTHER));
  const earlier = await holdRequests(page, pageDataOf(TARGET));
  await go(page, -1);
  await earlier.arrived();
  await go(page, -1);
  await later.arrived();
  return { earlier, later };
}

test('LOAD-1 a slow page does not replace the one that the reader chose later', async ({ page }) => {
  await openPage(page, START);
  const slow = await holdRequests(page, pageDataOf(TARGET));
  await click(page, TARGET);
  await slow.arrived();
  await click(page, OTHER);
  await expect(heading(page)).toHaveText('SDKs');
  await expect(page).toHaveTitle(/^SDKs/);
  const answered = page.waitForResponse(pageDataOf(TARGET));
  await slow.release();
  await (await answered).finished();
  await frames(page);
  await expect(page).toHaveURL(OTHER);
  await expect(heading(page)).toHaveText('SDKs');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(START);
});

test('LOAD-1 going back while a page is loading gives it up', async ({ page }) => {
  await openPage(page, START);
  await click(page, OTHER);
  await expect(heading(page)).toHaveText('SDKs');
  const slow = await holdRequests(page, pageDataOf(TARGET));
  await click(page, TARGET);
  await slow.arrived();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(heading(page)).not.toHaveText('SDKs');
  const answered = page.waitForResponse(pageDataOf(TARGET));
  await slow.release();
  await (await answered).finished();
  await frames(page);
  await expect(page).toHaveURL(START);
  await expect(heading(page)).not.toHaveText('Tags');
  expect(await entries(page)).toBe(3);
});

test('LOAD-1 after going back twice quickly, the page is that of the address', async ({ page }) => {
  const { earlier, later } = await goBackTwice(page);
  await later.release();
  await expect(heading(page)).toHaveText('SDKs');
  const answered = page.waitForResponse(pageDataOf(TARGET));
  await earlier.release();
  await (await answered).finished();
  await frames(page);
  await expect(page).toHaveURL(OTHER);
  await expect(page).toHaveTitle(/^SDKs/);
  await expect(heading(page)).toHaveText('SDKs');
});

test(
  'LOAD-1 while the page of an earlier address is loading, the later one does not appear under it',
  onlyInAll(),
  async ({ page }) => {
    const { earlier, later } = await goBackTwice(page);
    const answered = page.waitForResponse(pageDataOf(TARGET));
    await earlier.release();
    await (await answered).finished();
    await frames(page);
    await expect(heading(page)).not.toHaveText('Tags');
    await later.release();
    await expect(heading(page)).toHaveText('SDKs');
    await expect(page).toHaveURL(OTHER);
  },
);

test('LOAD-1 a double click on a slow link adds one history entry', async ({ page }) => {
  await openPage(page, START);
  const before = await entries(page);
  const slow = await holdRequests(page, pageDataOf(TARGET));
  const link = await addLink(page, TARGET);
  await link.dblclick();
  await slow.arrived();
  await slow.release();
  await expect(heading(page)).toHaveText('Tags');
  expect(await entries(page)).toBe(before + 1);
});

test('LOAD-1 a link within the page gives up the page that is loading', onlyInAll(), async ({ page }) => {
  await openPage(page, START);
  const slow = await holdRequests(page, pageDataOf(TARGET));
  await click(page, TARGET);
  await slow.arrived();
  await expect(bar(page)).toHaveCount(1);
  await click(page, '#content');
  await expect(page).toHaveURL(`${START}#content`);
  await expect(bar(page)).toHaveCount(0);
  const answered = page.waitForResponse(pageDataOf(TARGET));
  await slow.release();
  await (await answered).finished();
  await frames(page);
  await expect(page).toHaveURL(`${START}#content`);
  await expect(heading(page)).not.toHaveText('Tags');
});

test('LOAD-1 closing the phone menu does not give up the page that is loading', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, START);
  const slow = await holdRequests(page, pageDataOf(TARGET));
  await click(page, TARGET);
  await slow.arrived();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await slow.release();
  await expect(heading(page)).toHaveText('Tags');
});

test('SCR-2 the old page stays in place while going back to a slow page, and positions survive', async ({ page }) => {
  await openPage(page, LONG);
  await scrollToY(page, 700);
  await click(page, '/docs/rest/references/meeting-room');
  await expect(page).toHaveURL(/meeting-room/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await waitForApp(page);
  await scrollToY(page, 250);
  const slow = await holdRequests(page, pageDataOf(LONG));
  await go(page, -1);
  await slow.arrived();
  await frames(page);
  expect(await scrollY(page)).toBe(250);
  await page.goForward();
  await expect(page).toHaveURL(/meeting-room/);
  await frames(page);
  expect(await scrollY(page)).toBe(250);
  await go(page, -1);
  await slow.release();
  await expect.poll(() => scrollY(page)).toBe(700);
  await expect(page).toHaveURL(LONG);
});
