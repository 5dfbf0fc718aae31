import { expect, test } from '@playwright/test';
import { addLink, openPage, pageDataOf, recordRequests } from './support/browser';
import { START, TARGET, TARGET_CHUNK } from './support/navigation';
import { onlyInAll } from './support/only-in-all';

test('LOAD-3 FW-1 hovering over a link fetches its page once', onlyInAll(), async ({ page }) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const requested = recordRequests(page);
  await link.hover();
  await expect.poll(() => requested.filter((path) => TARGET_CHUNK.test(path)).length).toBe(1);
  await page.mouse.move(5, 5);
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(requested.filter((path) => pageDataOf(TARGET).test(path))).toHaveLength(1);
});

test('LOAD-3 FW-1 touching a link fetches its page before the finger is lifted', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const requested = recordRequests(page);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devTools = await context.newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await expect.poll(() => requested.some((path) => pageDataOf(TARGET).test(path))).toBe(true);
  expect(new URL(page.url()).pathname).toBe(START);
  await context.close();
});

test('LOAD-4 FW-1 if the reader saves data, nothing is prefetched, and a click still loads the page', async ({
  page,
  context,
}) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await expect.poll(() => page.evaluate(() => navigator.connection?.saveData)).toBe(true);
  const requested = recordRequests(page);
  await link.hover();
  await link.dispatchEvent('touchstart');
  await link.focus();
  // The code for offline use, which is loaded when the browser is idle, is no page.
  expect(requested.filter((path) => /page-data|component---/.test(path))).toEqual([]);
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(requested.some((path) => pageDataOf(TARGET).test(path))).toBe(true);
});
