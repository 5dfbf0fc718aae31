import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { listFiles } from '../src/output/build/list-files';
import { siteConfig } from '../src/site/config/site-config';
import { siteFolder } from './support/built-pages';
import { readHeads } from './support/head';

const LARGEST = 60_000;

test('META-1 every page that search engines may index, except lists of tags, has a picture of its own for previews, 1200 by 630 pixels and at most 60 KB', async ({
  page,
}) => {
  const named = new Map<string, string>();
  for (const { path, kind, one } of await readHeads(page)) {
    const image = one('og:image');
    expect(image, path).toMatch(new RegExp(`^${siteConfig.url}/share(?:/.+)?\\.png$`));
    const file = image.slice(siteConfig.url.length);
    if (one('robots') || kind === 'doc-tag' || kind === 'blog-tag') expect(file, path).toBe('/share.png');
    else {
      expect(named.get(file), path).toBeUndefined();
      named.set(file, path);
    }
  }
  expect(named.size).toBeGreaterThan(170);
  expect(named.get('/share.png')).toBe('/');
  const digests = new Map<string, string>();
  for (const [file, path] of named) {
    const content = readFileSync(join(siteFolder, file));
    expect(content.length, path).toBeLessThanOrEqual(LARGEST);
    const { width, height, format } = await sharp(content).metadata();
    expect([width, height, format], path).toEqual([1200, 630, 'png']);
    // No two pages look the same.
    const bytes = content.toString('base64');
    expect(digests.get(bytes), path).toBeUndefined();
    digests.set(bytes, path);
  }
  // Nothing is left of pages that are gone.
  expect(listFiles(join(siteFolder, 'share')).map((file) => `/share${file}`)).toEqual(
    [...named.keys()].filter((file) => file !== '/share.png').sort(),
  );
});

test('META-1 a picture is sent as PNG that other sites may show, and no page loads one', async ({ request }) => {
  const response = await request.get('/share/blog/pip-cam.png');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(readFileSync(join(siteFolder, 'sw.js'), 'utf8')).not.toMatch(/"share[./]/);
});
