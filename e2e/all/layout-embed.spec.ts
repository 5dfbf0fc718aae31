import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { startPlan } from '../../src/playgrounds/shared/layout-plan';
import { encodePlan } from '../../src/playgrounds/shared/url-state';
import { machineRoutes } from '../../src/site/machine-routes';
import { routes } from '../../src/site/routes';
import { axeFindings } from '../support/axe';
import { siteFolder } from '../support/built-pages';
import { openPage, recordComplaints } from '../support/browser';

const EMBED = routes.layoutEmbed();
/** Bytes of the document with its script and style sheet after gzip. */
const LIMIT = 7500;
const hash = encodePlan(startPlan());

/** Another site with a page that shows an address in a frame. */
let other: Server;
test.beforeAll(async () => {
  other = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A wiki</title><iframe width="640" height="424" src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise<void>((resolve) => void other.close(() => resolve())));

async function showElsewhere(page: Page, address: string): Promise<void> {
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?show=${encodeURIComponent(address)}`);
}

test('another site can show a layout, with a way to the playground', async ({ page, baseURL }) => {
  await showElsewhere(page, `${baseURL}${EMBED}${hash}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('img', { name: 'Layout present-lower-3' })).toBeVisible();
  const link = frame.getByRole('link', { name: 'Open in the playground' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', routes.playground('layouts') + hash);
});

for (const path of [routes.overview(), routes.playground('layouts')])
  test(`another site cannot show ${path}`, async ({ page, baseURL }) => {
    const complaint = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) });
    await showElsewhere(page, `${baseURL}${path}`);
    await complaint;
    await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  });

test('the code from the playground shows the same layout as the playground', async ({ page }) => {
  await openPage(page, routes.playground('layouts'));
  await page.getByRole('button', { name: 'Add box' }).click();
  await page.getByText('Embed this layout').click();
  const code = page.locator('figure', { hasText: 'Frame for another page' }).locator('code');
  await expect(code).toContainText('<iframe');
  await expect(page).toHaveURL(/#s=/);
  const shown = new URL(page.url());
  const address = new URL(/src="([^"]+)"/.exec((await code.textContent()) ?? '')?.[1] ?? '');
  expect(address.hash).toBe(shown.hash);
  await page.goto(address.pathname + address.hash);
  await expect(page.locator('.layout-spot')).toHaveCount(startPlan().boxes.length + 1);
});

for (const [name, garbage] of [
  ['nothing', ''],
  ['another hash', '#about'],
  ['a cut link', hash.slice(0, 20)],
  ['no encoding at all', '#s=%E0%A4%A'],
  ['a very long link', `#s=${'a'.repeat(30_000)}`],
] as const)
  test(`${name} in place of a layout is explained`, async ({ page }) => {
    const complaints = recordComplaints(page);
    await page.goto(EMBED + garbage);
    await expect(page.getByRole('heading', { name: 'No layout to show' })).toBeVisible();
    await expect(page.locator('p')).toContainText(/layout|link/);
    await expect(page.getByRole('link', { name: 'Open in the playground' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

for (const colorScheme of ['dark', 'light'] as const)
  test(`in ${colorScheme} at 360 px nothing overflows, axe finds nothing, and the colors fit`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 280 });
    await page.goto(EMBED + hash);
    await expect(page.locator('svg')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      scrollHeight: document.documentElement.scrollHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(360);
    expect(scrollHeight).toBeLessThanOrEqual(280);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(14, 18, 22)' : 'rgb(252, 252, 250)');
  });

test('on paper it is dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(EMBED + hash);
  await expect(page.locator('svg')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('it is not indexed, has no bundle of the site, and stays within its budget', () => {
  const folder = join(siteFolder, machineRoutes.embeds());
  const html = readFileSync(join(siteFolder, EMBED), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(2);
  for (const path of files) expect(path).toMatch(/^\/embed\/layout\./);
  expect(readdirSync(folder)).toHaveLength(3);
  const bytes = readdirSync(folder).map((name) => gzipSync(readFileSync(join(folder, name))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
});

test('posts and the layout playground say what other sites show for a link to them', async ({ page, request }) => {
  for (const [path, type] of [
    ['/blog/adaptive-layout', 'link'],
    [routes.playground('layouts'), 'rich'],
  ] as const) {
    await page.goto(path);
    // While the app takes over the head, there are two for a moment.
    const address = await page.locator('link[type="application/json+oembed"]').first().getAttribute('href');
    const response = await request.get(new URL(address ?? '').pathname);
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'access-control-allow-origin': '*',
    });
    const data = (await response.json()) as Record<string, unknown>;
    expect(data).toMatchObject({ version: '1.0', type, thumbnail_width: 1200, thumbnail_height: 630 });
    const picture = await request.get(new URL(String(data.thumbnail_url)).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  }
});
