import { expect, type Locator, type Page } from '@playwright/test';
import { product } from './support/docs-fixture';
import { isFromPage, openPage } from './support/browser';
import { testOn } from './support/fixture-site';
import { onlyInAll } from './support/only-in-all';

const test = testOn('zeta');

const KEY = 'docs-preferred-version-default';
/** The same doc in the three versions. */
const OVERVIEW = {
  current: `/docs/next/rest/${product.slug}-overview`,
  '2.0': `/docs/rest/${product.slug}-overview`,
  '1.0': '/docs/1.0',
} as const;
/** A doc that only version 2.0 has. */
const ALONE = `/docs/rest/${product.slug}-api`;

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });
const versionMenu = (page: Page): Locator => bar(page).getByRole('button', { name: /^(Next|2\.0|1\.0)$/ });
const versionLink = (page: Page): Locator =>
  bar(page)
    .getByRole('link', { name: /^(Next|2\.0|1\.0)$/ })
    .first();
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens the version menu and returns the entry of a version. */
async function entry(page: Page, label: string): Promise<Locator> {
  await versionMenu(page).click();
  await expect(versionMenu(page)).toHaveAttribute('aria-expanded', 'true');
  return bar(page).getByRole('listitem').getByRole('listitem').getByRole('link', { name: label, exact: true });
}

test('DOC-9 a doc shows its version, and a banner if it is not the latest version', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Version' });
  await page.goto(OVERVIEW['2.0']);
  await expect(page.getByText('Version: 2.0', { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.goto(OVERVIEW.current);
  await expect(page.getByText('Version: Next', { exact: true })).toBeVisible();
  await expect(banner).toContainText('unreleased documentation');

  await openPage(page, OVERVIEW['1.0']);
  await expect(page.getByText('Version: 1.0', { exact: true })).toBeVisible();
  await expect(banner).toContainText('no longer maintained');
  await banner.getByRole('link', { name: 'latest version (2.0)' }).click();
  await expect(page).toHaveURL(OVERVIEW['2.0']);
});

test('NAV-8 the version menu leads to the same doc, or to the main doc, with query and hash', async ({ page }) => {
  await openPage(page, `${OVERVIEW['2.0']}?from=test#where-to-go`);
  await expect(versionMenu(page)).toHaveText('2.0');
  await (await entry(page, 'Next')).click();
  await expect(page).toHaveURL(`${OVERVIEW.current}?from=test#where-to-go`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.name} overview, next`);
  await expect(versionMenu(page)).toHaveText('Next');

  await openPage(page, `${ALONE}?from=test`);
  await expect(await entry(page, '2.0')).toHaveAttribute('href', `${ALONE}?from=test`);
  await page.keyboard.press('Escape');
  await (await entry(page, '1.0')).click();
  await expect(page).toHaveURL(`${OVERVIEW['1.0']}?from=test`);
});

test('VER-1 a version is stored when it is chosen, but not when it is only read', onlyInAll(), async ({ page }) => {
  await openPage(page, OVERVIEW['1.0']);
  await openPage(page, OVERVIEW.current);
  expect(await stored(page)).toBeNull();
  await (await entry(page, '2.0')).click();
  await expect(page).toHaveURL(OVERVIEW['2.0']);
  expect(await stored(page)).toBe('2.0');
  await (await entry(page, 'Next')).click();
  await expect(page).toHaveURL(OVERVIEW.current);
  expect(await stored(page)).toBe('current');
});

test('NAV-7 VER-1 the version link shows the version being read, else the chosen one, else the latest', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(versionLink(page)).toHaveText('2.0');
  await expect(versionLink(page)).toHaveAttribute('href', OVERVIEW['2.0']);
  await page.evaluate((key) => localStorage.setItem(key, '1.0'), KEY);
  await page.reload();
  await expect(versionLink(page)).toHaveText('1.0');
  await expect(versionLink(page)).toHaveAttribute('href', OVERVIEW['1.0']);
  await openPage(page, OVERVIEW.current);
  await expect(versionLink(page)).toHaveText('Next');
  await expect(versionLink(page)).toHaveAttribute('href', OVERVIEW.current);
});

test('VER-2 a stored version that no longer exists is removed silently', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => isFromPage(message) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto('/');
  await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
  await openPage(page, '/docs/blocks/code');
  await expect.poll(() => stored(page)).toBeNull();
  await expect(versionLink(page)).toHaveText('2.0');
  expect(messages).toEqual([]);
});

test('VER-2 CFG-2 the main doc is the one at the root, or the first one of the first sidebar', async ({ page }) => {
  await openPage(page, '/docs/blocks/code');
  await expect(await entry(page, '1.0')).toHaveAttribute('href', '/docs/1.0');
  await expect(
    bar(page).getByRole('listitem').getByRole('listitem').getByRole('link', { name: 'Next', exact: true }),
  ).toHaveAttribute('href', OVERVIEW.current);
});

test('SB-1 each version has its own sidebar, tags and main doc', async ({ page }) => {
  await openPage(page, OVERVIEW.current);
  await test.step('each version has its own sidebar and tags', async () => {
    const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
    await expect(links).toHaveText([`${product.name} overview, next`, 'Tabs, next']);
    await page.locator('article footer').getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL('/docs/next/tags/begin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One doc tagged with "Start"');
    await page.getByRole('link', { name: 'View all tags' }).click();
    await expect(page).toHaveURL('/docs/next/tags');
  });
});
