import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { MODES, openPage, recordRequests, showMode } from './support/browser';
import { contrastsIn } from './support/contrast';
import { routeTable } from './support/routes';
import { routes } from '../src/site/routes';
import { onlyInAll } from './support/only-in-all';

const PAGE = '/docs/rest/references/permalink';
const TEXT = 'The credential of one user in one running meeting.';

const hint = (page: Page) => page.getByRole('note', { name: 'Glossary' });
const term = (page: Page, name = 'access key') =>
  page.getByRole('main').locator(`a[href*="${routes.glossary()}#"]`).getByText(name, { exact: true });

test(
  'the first use of a term on each page of docs and blog leads to its entry, once, and never in a heading or table',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('about:blank');
    let pages = 0;
    for (const { path, kind } of routeTable.filter(({ path }) => /^\/(?:docs|blog)\//.test(path))) {
      const html = await (await page.request.get(path)).text();
      const ids = [...html.matchAll(/<a href="\/glossary#([^"]+)"/g)].map(([, id]) => id);
      expect(ids, path).toEqual([...new Set(ids)]);
      if (ids.length === 0) continue;
      pages += 1;
      expect(['doc', 'blog-post'], path).toContain(kind);
      const nested = await page.evaluate(
        (text) =>
          new DOMParser()
            .parseFromString(text, 'text/html')
            .querySelectorAll(':is(h1, h2, h3, h4, h5, h6, table, pre, code, a a) > a[href^="/glossary#"]').length,
        html,
      );
      expect(nested, path).toBe(0);
    }
    expect(pages).toBeGreaterThan(100);
  },
);

test('with a mouse, the entry appears without leaving the page, can be pointed at, and goes with Escape', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, PAGE);
  const requested = recordRequests(page);
  await term(page).hover();
  await expect(hint(page)).toContainText(TEXT);
  await expect(term(page)).toHaveAccessibleDescription(new RegExp(TEXT));
  await hint(page).getByRole('link').hover();
  // Longer than the time that the pointer may take to the box.
  await page.clock.runFor(500);
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await term(page, 'guest link').hover();
  await expect(hint(page)).toContainText('A URL that lets anyone');
  expect(requested.filter((file) => file.endsWith('/glossary/page-data.json'))).toHaveLength(1);
  await page.mouse.move(2, 400);
  await expect(hint(page)).toHaveCount(0);
});

test('with the keyboard, the entry appears on focus, stays while the link has it, and Enter leads to it', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, PAGE);
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(hint(page)).toContainText(TEXT);
  await page.mouse.move(2, 400);
  await page.mouse.move(2, 402);
  await page.clock.runFor(500);
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint(page)).toHaveCount(0);
  await term(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${routes.glossary()}#access-key`);
  await expect(page.locator('#access-key')).toBeInViewport();
  await expect(hint(page)).toHaveCount(0);
});

test('without a network, the page stays as it is, and the link works once there is one', async ({ page, context }) => {
  await openPage(page, PAGE);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await term(page).hover();
  await failed;
  await expect(hint(page)).toHaveCount(0);
  await context.setOffline(false);
  await term(page).click();
  await expect(page.locator('#access-key')).toBeInViewport();
});

test('the entry and the terms can be read in both modes', onlyInAll(), async ({ page }) => {
  await openPage(page, PAGE);
  await term(page).hover();
  await expect(hint(page)).toBeVisible();
  for (const mode of MODES) {
    await showMode(page, mode);
    const contrasts = await contrastsIn(
      page,
      '[aria-label="Glossary"] a, [aria-label="Glossary"], main a[href*="/glossary#"]',
    );
    for (const { name, ratio } of contrasts) expect(ratio, name).toBeGreaterThanOrEqual(4.5);
  }
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap follows the link, as everywhere, and Back returns to the text', async ({ page }) => {
    await openPage(page, PAGE);
    await term(page).tap();
    await expect(page).toHaveURL(`${routes.glossary()}#access-key`);
    await expect(page.locator('#access-key')).toBeInViewport();
    await page.goBack();
    await expect(term(page)).toBeInViewport();
    await expect(hint(page)).toHaveCount(0);
  });
});
