import { expect, test } from '@playwright/test';
import { addLink, holdRequests, openPage, pageDataOf, scrollToY, scrollY, waitForApp } from './support/browser';
import { START, TARGET, bar, click, entries, frames, go, heading } from './support/navigation';
import { routes } from '../src/site/routes';

const OTHER = routes.sdks();
const LONG = '/docs/rest/references/layers';

test('LOAD-1 a slow page does not replace the one that the reader chose later', async ({ page }) => {
  await openPage(page, START);
  const slow = await holdRequests(page, pageDataOf(TARGET));
  await click(page, TARGET);
  await slow.arrived();
  // As impatient readers do.
  await (await addLink(page, OTHER)).dblclick();
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
