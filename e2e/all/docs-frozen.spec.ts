import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { product } from '../../src/site/config/product';
import { openPage } from '../support/browser';
import { fixtureFolder, testOn } from '../support/fixture-site';
import { openDialog, pageResults, searchDialog, searchField, searchOptions } from '../support/search';

const test = testOn('frozen');

/** The same doc in the version that was frozen last, and as authors write it. */
const FROZEN = `/docs/rest/${product.slug}-api`;
const NEXT = `/docs/next/rest/${product.slug}-api`;
/** A page that only version 2.0 has, which was the last one until 3.0 was frozen. */
const OLD = '/docs/2.0/blocks/code';

const read = (path: string): string => readFileSync(join(fixtureFolder('frozen'), path), 'utf8');

test('links stay in their version, unless they name another one', async ({ page }) => {
  await openPage(page, FROZEN);
  await expect(page.getByText('Version: 3.0', { exact: true })).toBeVisible();
  await openPage(page, NEXT);
  const article = page.locator('article');
  await expect(article.getByRole('link', { name: 'version 1.0' })).toHaveAttribute('href', '/docs/1.0');
  await expect(article.getByRole('link', { name: 'the overview' })).toHaveAttribute('href', /^\/docs\/next\/rest\//);
  await article.getByRole('link', { name: 'the blocks' }).click();
  await expect(page).toHaveURL('/docs/next/blocks/tab-groups#groups');
});

test('the banner leads to the same doc of the last version, which is its canonical URL', async ({ page }) => {
  await openPage(page, NEXT);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${FROZEN}$`));
  await page.getByRole('complementary', { name: 'Version' }).getByRole('link').click();
  await expect(page).toHaveURL(FROZEN);
  await expect(page.getByRole('complementary', { name: 'Version' })).toHaveCount(0);
  await openPage(page, OLD);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${OLD}$`));
});

test('a generated category is a page of its version, as docs are', async ({ page }) => {
  await openPage(page, '/docs/next/category/more?a=1#content');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/category\/more$/);
  await page.locator('header').getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('link', { name: '3.0', exact: true }).click();
  await expect(page).toHaveURL('/docs/category/more?a=1#content');
  await expect(page.getByText('Version: 3.0', { exact: true })).toBeVisible();
  expect(read('sitemap.xml')).not.toContain('/docs/next/');
});

for (const [name, path, data] of [
  ['the version that was frozen last', FROZEN, '/console/getRooms.json'],
  ['what authors write', NEXT, '/console/next/getRooms.json'],
] as const)
  test(`the console of a call is about its version: ${name}`, async ({ page }) => {
    await openPage(page, path);
    const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === data);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect((await loaded).status()).toBe(200);
    const region = page.getByRole('region', { name: 'Try it: List the rooms' });
    await region.getByRole('button', { name: 'Send' }).click();
    await expect(region.getByText('Requests in this tab (1)')).toBeVisible();
  });

test('pages that only the version before has are redirected to where they are now', async ({ page }) => {
  await openPage(page, '/docs/blocks/code');
  await expect(page).toHaveURL(OLD);
  expect(read('sitemap.xml')).toContain(`${OLD}<`);
  expect(read('sitemap.xml')).not.toContain(`${NEXT}<`);
});

test('the dialog searches the version that is read, and the search page the one that is chosen', async ({ page }) => {
  await openDialog(page, NEXT);
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs, version Next');
  await searchField(page).fill('zebrafish');
  await expect(searchOptions(page).first()).toHaveAttribute('href', new RegExp(`^${NEXT}`));
  await searchDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL('/search?q=zebrafish&version=current');
  await expect(pageResults(page).first()).toHaveAttribute('href', new RegExp(`^${NEXT}`));
  const select = page.getByLabel('Version of the docs');
  await expect(select).toHaveValue('current');
  await select.selectOption('3.0');
  await expect(page).toHaveURL('/search?q=zebrafish');
  await expect(pageResults(page).first()).toHaveAttribute('href', new RegExp(`^${FROZEN}`));
  await select.selectOption('2.0');
  await expect(page.getByText('No results were found')).toBeVisible();
  await page.reload();
  await expect(select).toHaveValue('2.0');
});

test('machines get the last version, and each other version on its own', () => {
  const index = read('llms.txt');
  expect(index).toContain(`${FROZEN}.md`);
  expect(index).not.toContain(`${NEXT}.md`);
  expect(index).toContain('/docs/next/llms-full.txt');
  expect(read('docs/next/llms.txt')).toContain(`${NEXT}.md`);
  expect(read('docs/next/llms-full.txt')).toContain('Zebrafish');
  expect(read(`${NEXT}.md`)).toContain('\nversion: Next\n');
});
