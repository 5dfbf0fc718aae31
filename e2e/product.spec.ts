import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createProduct } from '../src/site/config/product';
import { openPage } from './support/browser';
import { fixtureFolder, testOn } from './support/fixture-site';

const test = testOn('zeta');
const zeta = createProduct('zeta', 'Zeta');
const usual = createProduct('rondo', 'Rondo');

/** Paths of all files in a folder and its subfolders, relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

test('CFG-1 with another product name, the original one is in no file and no file name', () => {
  const folder = fixtureFolder('zeta');
  const files = filesBelow(folder);
  expect(files.length).toBeGreaterThan(100);
  const revealing = files.filter(
    (file) =>
      file.toLowerCase().includes(usual.slug) ||
      readFileSync(join(folder, file), 'latin1').toLowerCase().includes(usual.slug),
  );
  expect(revealing).toEqual([]);
});

test('CFG-1 with another product name, no link is broken', () => {
  const report = execFileSync(
    process.execPath,
    [
      '-r',
      './tools/project/register-typescript.cjs',
      '-e',
      "const { checkSite, readBuiltPages } = require('./src/output/build/check-site');" +
        'const [, folder] = process.argv;' +
        'process.stdout.write(JSON.stringify(checkSite(folder, readBuiltPages(folder)).problems))',
      fixtureFolder('zeta'),
    ],
    {
      cwd: join(__dirname, '..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        PRODUCT_SLUG: zeta.slug,
        PRODUCT_NAME: zeta.name,
        // What releases have published belongs to the content.
        SITE_CONTENT: join(__dirname, 'fixtures/docs'),
      },
    },
  );
  expect(JSON.parse(report)).toEqual([]);
});

test('CFG-1 names, URLs, hosts and titles follow the configuration', async ({ page }) => {
  await openPage(page, `/docs/rest/${zeta.slug}-overview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeta overview');
  expect(await page.title()).toBe('Zeta overview | Zeta for developers');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://developers.${zeta.domain}/docs/rest/zeta-overview`,
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Help center/ })).toHaveAttribute(
    'href',
    zeta.links.helpCenter,
  );
  await page.getByRole('link', { name: 'the quick start' }).click();
  await expect(page).toHaveURL('/docs/rest/zeta-api#send-it');
});

test('parts that a site does not have leave no files behind, and their addresses lead to the not-found page', async ({
  page,
}) => {
  const left = filesBelow(fixtureFolder('zeta')).filter((file) =>
    /^(?:blog|playground|embed|release-notes|openapi)\b/.test(file),
  );
  expect(left).toEqual([]);
  for (const path of ['/blog', '/playground/layouts']) {
    const response = await openPage(page, path);
    expect(response?.status(), path).toBe(404);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
