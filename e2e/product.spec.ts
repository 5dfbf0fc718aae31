import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../src/output/build/list-files';
import { createProduct } from '../src/site/config/product';
import { fixtureFolder } from './support/fixture-site';

// What the files of a site with another product name say, without a browser.
const zeta = createProduct('zeta', 'Zeta');
const usual = createProduct('rondo', 'Rondo');
const folder = fixtureFolder('zeta');
const files = listFiles(folder);

test('CFG-1 with another product name, the original one is in no file and no file name', () => {
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
      folder,
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

test('parts that a site does not have leave no files behind', () => {
  expect(files.filter((file) => /^\/(?:blog|playground|embed|release-notes|openapi)\b/.test(file))).toEqual([]);
});

test('DOC-10 a draft is not built, and neither pages nor the sitemap lead to an unlisted one', () => {
  expect(files.filter((file) => /^\/docs\/(?:lists\/draft|tags\/only-drafts)\b/.test(file))).toEqual([]);
  expect(files).toContain('/docs/lists/unlisted/index.html');
  const leading = files.filter(
    (file) =>
      /index\.html$|^\/sitemap\.xml$/.test(file) &&
      /(?:href="|<loc>[^<]*)\/docs\/lists\/(?:unlisted|draft)["<]/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(leading).toEqual(['/docs/lists/unlisted/index.html']);
});
