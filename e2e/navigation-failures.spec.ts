import { expect, test, type Page } from '@playwright/test';
import { openPage, pageDataOf, recordFullLoads, waitForApp } from './support/browser';
import { START, TARGET, click, entries, frames, go, heading, markAsRetried } from './support/navigation';
import { routes } from '../src/site/routes';
import { onlyInAll } from './support/only-in-all';

const OTHER = routes.sdks();

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Answers like a server with a newer release. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/page-data/*/app-data.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), webpackCompilationHash: 'another-build' } });
  });
}

for (const [what, retried] of [
  ['no full load', []],
  ['no error', [TARGET]],
] as const) {
  test(`LOAD-2 LOAD-8 if a page fails that the reader has given up, there is ${what}`, async ({ page }) => {
    await openPage(page, START);
    await markAsRetried(page, ...retried);
    const loads = recordFullLoads(page);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    let failures = 0;
    page.on('requestfailed', () => (failures += 1));
    await page.route(pageDataOf(TARGET), async (route) => {
      await failing;
      await route.abort();
    });
    const asked = page.waitForRequest(pageDataOf(TARGET));
    await click(page, TARGET);
    await asked;
    await click(page, OTHER);
    await expect(heading(page)).toHaveText('SDKs');
    fail();
    // Gatsby tries three more times.
    await expect.poll(() => failures).toBe(4);
    await frames(page);
    await expect(page).toHaveURL(OTHER);
    await expect(heading(page)).toHaveText('SDKs');
    await expect(box(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });
}

for (const next of ['click', 'back'] as const) {
  test(`LOAD-2 after a new release, a ${next} leads to one full load and no superfluous history entry`, async ({
    page,
  }) => {
    await openPage(page, OTHER);
    await click(page, START);
    await expect(page).toHaveURL(START);
    await page.reload();
    await waitForApp(page);
    const before = await entries(page);
    await deploy(page);
    const loads = recordFullLoads(page);
    if (next === 'click') await click(page, TARGET);
    else await go(page, -1);
    await expect.poll(() => loads).toEqual([next === 'click' ? TARGET : OTHER]);
    await expect(heading(page)).toHaveText(next === 'click' ? 'Tags' : 'SDKs');
    expect(await entries(page)).toBe(before + (next === 'click' ? 1 : 0));
    if (next === 'click') {
      await page.goBack();
      await expect(page).toHaveURL(START);
    }
  });
}

test(
  'LOAD-2 a page that has been shown since its last full load is fully loaded again if it fails',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, START);
    for (const time of ['first', 'second']) {
      await page.route(pageDataOf(TARGET), (route) => route.abort());
      const loads = recordFullLoads(page);
      await click(page, TARGET);
      await expect.poll(() => loads, `the ${time} failure`).toEqual([TARGET]);
      await expect(heading(page)).toHaveText('Tags');
      await page.unroute(pageDataOf(TARGET));
      await page.reload();
      await waitForApp(page);
      await openPage(page, START);
    }
  },
);

test('LOAD-8 an error has the address and title of its page, keeps the sidebar, and can be left', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/room/i);
  await expect(page).toHaveURL(`${failing}?from=test#content`);
  expect(await entries(page)).toBe(before + 1);
});
