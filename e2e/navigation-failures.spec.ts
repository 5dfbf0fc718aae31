import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage, pageDataOf } from './support/browser';
import { START, click, entries, heading, markAsRetried } from './support/navigation';

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test('LOAD-7 LOAD-8 an error has the address and title of its page, keeps the sidebar, and can be left', async ({
  page,
}) => {
  await openPage(page, START);
  const title = await page.title();
  const before = await entries(page);
  const failing = '/docs/rest/references/meeting-room';
  await markAsRetried(page, failing);
  await page.route(pageDataOf(failing), (route) => route.abort());
  await click(page, `${failing}?from=test#content`);
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL(`${failing}?from=test#content`);
  await expect(page).toHaveTitle(/^This page could not be loaded \|/);
  await expect(heading(page)).toHaveText('This page could not be loaded');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar).toBeVisible();
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', failing);
  expect(await entries(page)).toBe(before + 1);
  expect(await page.locator('main').count()).toBe(1);

  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(START);
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL(/meeting-room/);
  await page.unroute(pageDataOf(failing));
  const answer = await holdRequests(page, new RegExp(`${failing}\\?from=test`));
  // While a page is loading, Playwright cannot inspect the old one, so the old page logs what it shows.
  const spinner = page.waitForEvent('console', (message) => message.text() === 'shown: Loading');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const status = [...document.querySelectorAll('main [role=status]')].find(
        (element) => element.getClientRects().length > 0,
      );
      if (status) console.debug(`shown: ${status.textContent}`);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Retry' }).click({ noWaitAfter: true });
  await spinner;
  await answer.release();
  await expect(heading(page)).toHaveText(/room/i);
  await expect(page).toHaveURL(`${failing}?from=test#content`);
  expect(await entries(page)).toBe(before + 1);
});
