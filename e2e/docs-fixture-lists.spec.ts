import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { product } from './support/docs-fixture';
import { openPage } from './support/browser';
import { allPages, survey } from './support/built-pages';
import { fixtureFolder } from './support/fixture-site';
import { test, OVERVIEW, QUICK_START, pagerLink } from './support/docs-fixture';

test('DOC-7 pager labels come from the page, and front matter can replace or remove a neighbor', async ({ page }) => {
  await page.goto('/docs/blocks/media');
  await expect(pagerLink(page, 'Next')).toContainText('Labelled below');
  await expect(pagerLink(page, 'Next')).toHaveAttribute('href', '/docs/lists/labelled');
  await page.goto(OVERVIEW);
  await expect(pagerLink(page, 'Next')).toContainText('Start quickly');
  await page.goto('/docs/lists/alone');
  await expect(pagerLink(page, 'Previous')).toContainText('SDKs');
  await page.goto(`/docs/streamrec/${product.slug}-streamrec`);
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
});

test('DOC-7 DOC-10 the pager skips unlisted pages', async ({ page }) => {
  await page.goto('/docs/lists/member-1');
  await expect(pagerLink(page, 'Next')).toContainText('Member 2');
  await page.goto('/docs/lists/member-2');
  await expect(pagerLink(page, 'Previous')).toContainText('Member 1');
});

test('DOC-8 the date comes from the front matter; without it and without history there is no date row', async ({
  page,
}) => {
  await page.goto(QUICK_START);
  const foot = page.locator('article footer');
  await expect(foot).toContainText('Last updated on Mar 5, 2025');
  await expect(foot.locator('time')).toHaveAttribute('datetime', '2025-03-05');
  await page.goto('/docs/lists/group');
  await expect(foot).toContainText('Edit this page');
  await expect(foot).not.toContainText('Last updated');
});

test('DOC-8 without an edit URL there is no edit link', async ({ page }) => {
  await page.goto('/docs/lists/other-sidebar');
  await expect(page.locator('article footer')).toContainText('Tags:');
  await expect(page.getByRole('link', { name: /^Edit this page/ })).toHaveCount(0);
});

test('DOC-10 a draft is not built, and an unlisted page is only available at its URL', async ({ page }) => {
  const folder = fixtureFolder('zeta');
  expect(existsSync(join(folder, 'docs/lists/draft'))).toBe(false);
  expect(existsSync(join(folder, 'docs/tags/only-drafts'))).toBe(false);

  await openPage(page, '/docs/lists/unlisted');
  await expect(page.getByRole('complementary', { name: 'Unlisted page' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

  const addresses = [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses).toContain('/docs/lists/member-1');
  // The sitemap contains no tag pages of any version.
  expect(addresses.filter((path) => /\/lists\/(?:unlisted|draft)$|\/tags(?:\/|$)/.test(path))).toEqual([]);
  const linking = await survey(page, allPages(folder), (document) =>
    [...document.querySelectorAll('a')].some((link) =>
      /\/docs\/lists\/(?:unlisted|draft)/.test(link.getAttribute('href') ?? ''),
    ),
  );
  expect(linking.length).toBeGreaterThan(20);
  expect(linking.filter(({ path, found }) => found && path !== '/docs/lists/unlisted').map(({ path }) => path)).toEqual(
    [],
  );
});

test('TAG-4 tags with the same path share a page under the first label, and a repeated tag counts once', async ({
  page,
}) => {
  await page.goto('/docs/tags/begin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 docs tagged with "Start"');
  await expect(page.getByText('Where to begin.')).toBeVisible();
  await expect(page.locator('main h2')).toHaveText(['Quick start', 'SDKs', `${product.name} overview`].sort());
  await page.goto(QUICK_START);
  await expect(page.locator('article footer [rel="tag"]')).toHaveText(['Start']);
});

test('TAG-1 TAG-4 a tag that only has unlisted docs is not in the index', async ({ page }) => {
  await page.goto('/docs/tags');
  const tags = page.locator('main [rel="tag"]');
  await expect(tags).toHaveText([/^Blocks/, /^Inline Tag/, /^Lists/, /^Start/]);
  await page.goto('/docs/tags/only-unlisted');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('main h2')).toHaveCount(0);
});
