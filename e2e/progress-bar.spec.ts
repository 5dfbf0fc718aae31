import { expect, test } from '@playwright/test';
import { addLink, holdRequests, openPage, pageDataOf } from './support/browser';
import { START, TARGET, bar } from './support/navigation';

test('LOAD-5 LOAD-6 FW-5 the bar appears after 200 ms, grows slowly, fills and disappears', async ({ page }) => {
  await page.clock.install();
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const data = await holdRequests(page, pageDataOf(TARGET));
  await page.evaluate(() => {
    Math.random = () => 0.5;
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.click();
  await data.arrived();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('data-progress', '0.08');
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(bar(page)).toBeEmpty();
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0])).toBe(
    '0.2s',
  );
  await page.clock.runFor(800);
  await expect.poll(async () => Number(await bar(page).getAttribute('data-progress'))).toBeCloseTo(0.09);
  await page.clock.runFor(800 * 200);
  await expect(bar(page)).toHaveAttribute('data-progress', '0.994');
  await data.release();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('main h1')).toHaveText('Tags', { timeout: 100 });
  }).toPass();
  await expect(bar(page)).toHaveAttribute('data-progress', '1');
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveCount(0);
});

test('LOAD-5 no bar is shown on the first load, for a fast page, or for another hash or query', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { bars: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-progress]')) seen.bars += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  await openPage(page, START);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  const links = [
    await addLink(page, '#content', 'Hash'),
    await addLink(page, '?x=1', 'Query'),
    await addLink(page, TARGET, 'Page'),
  ];
  for (const [index, link] of links.entries()) {
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL([/#content$/, /\?x=1$/, new RegExp(`${TARGET}$`)][index]!);
    await page.clock.runFor(2000);
  }
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(await page.evaluate(() => (window as unknown as { seen: { bars: number } }).seen.bars)).toBe(0);
});
