import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openPage } from './support/browser';
import { fixtureFolder, PORTAL_BASE, testOn } from './support/fixture-site';

const test = testOn('portal');
const SITE = `https://developers.rondo.example${PORTAL_BASE}`;

const readFile = (name: string): string => readFileSync(join(fixtureFolder('portal'), name), 'utf8');

test('RTE-9 files with a hash below the base path are cached forever, and the API description exists', async ({
  page,
}) => {
  await openPage(page, PORTAL_BASE);
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const cached = await page.request.get(style ?? '');
  expect(cached.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await page.request.get(PORTAL_BASE)).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const name of ['openapi.yaml', 'openapi.json', 'asyncapi.yaml', 'asyncapi.json'])
    expect((await page.request.get(PORTAL_BASE + name)).status(), name).toBe(200);
});

test('RTE-9 every url() in a style sheet exists and every search record has the base path once', async ({ page }) => {
  const folder = fixtureFolder('portal');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  const files = sheets.flatMap((name) =>
    [...readFile(name).matchAll(/url\((['"]?)(?!data:|#)([^)'"]+)\1\)/g)].map(
      ([, , target = '']) => new URL(target, `${SITE}${name}`).href,
    ),
  );
  expect(files.filter((file) => !file.startsWith(SITE))).toEqual([]);
  for (const file of new Set(files)) expect((await page.request.get(new URL(file).pathname)).status(), file).toBe(200);
  const urls = [...readFile('search/records.json').matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(500);
  expect(urls.filter((url) => !url.startsWith(SITE) && `${url}/` !== SITE)).toEqual([]);
  expect(urls.filter((url) => url.startsWith(`${SITE}${PORTAL_BASE.slice(1)}`))).toEqual([]);
});

test('META-1 share images are below the base path, in the head and as files', async ({ page }) => {
  const head = (path: string) => /property="og:image" content="([^"]*)"/.exec(readFile(`${path}index.html`))?.[1];
  for (const [path, image] of [
    ['', 'share.png'],
    ['docs/rest/references/layers/', 'share/docs/rest/references/layers.png'],
  ] as const) {
    expect(head(path)).toBe(SITE + image);
    const response = await page.request.get(PORTAL_BASE + image);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('META-1 the manifest that the app links, and what it names, are below the base path', async ({ page }) => {
  await openPage(page, PORTAL_BASE);
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', `${PORTAL_BASE}manifest.webmanifest`);
  const response = await page.request.get(`${PORTAL_BASE}manifest.webmanifest`);
  const { scope, icons } = (await response.json()) as { scope: string; icons: { src: string }[] };
  expect(scope).toBe(PORTAL_BASE);
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
});
