import { expect, type Locator, type Page } from '@playwright/test';
import { createProduct } from '../src/site/config/product';
import { openPage } from './support/browser';
import { testOn } from './support/fixture-site';

const test = testOn('zeta');
const product = createProduct('zeta', 'Zeta');
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

test('SB-1 NAV-8 the version menu leads to the same doc, or to the main doc, with query and hash', async ({ page }) => {
  await openPage(page, `${OVERVIEW['2.0']}?from=test#where-to-go`);
  await expect(versionMenu(page)).toHaveText('2.0');
  await (await entry(page, 'Next')).click();
  await expect(page).toHaveURL(`${OVERVIEW.current}?from=test#where-to-go`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product.name} overview, next`);
  await expect(versionMenu(page)).toHaveText('Next');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link')).toHaveText([
    `${product.name} overview, next`,
    'Tabs, next',
  ]);

  await openPage(page, `${ALONE}?from=test`);
  await expect(await entry(page, '2.0')).toHaveAttribute('href', `${ALONE}?from=test`);
  await page.keyboard.press('Escape');
  await (await entry(page, '1.0')).click();
  await expect(page).toHaveURL(`${OVERVIEW['1.0']}?from=test`);
});
