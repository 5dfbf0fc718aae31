import { expect, test } from '@playwright/test';
import { product } from '../src/site/config/product';
import { routes } from '../src/site/routes';
import { axeFindingsInBothModes } from './support/axe';
import { isFromPage, layoutShifts, openPage, pageWidth, recordLayoutShifts } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { oneOfEachKind, routeTable } from './support/routes';

// Distributes the tests of this file over several workers.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Pages per test. */
const CHUNK = 11;
const NARROW = [360, 320];
const WIDE = { width: 1280, height: 800 };
/** Of a page as it opens at this width. The build checks what pages weigh. */
const MAX_HEIGHT = 12_000;

const softly = expect.configure({ soft: true });

/** Docs that together have nearly every component and kind of block. */
const DOCS = [
  `rest/${product.slug}-api`,
  'rest/api-endpoints',
  'rest/references/layers',
  'rest/references/meeting-layout',
  'rest/how-to/how-to-put-a-user-in-a-specific-spot',
  'sdks/android/usage/audio-manager',
  'sdks/js/features/stream-control',
  'streamrec/references/webhooks',
].map((path) => `/docs/${path}`);
const sample = [routes.home(), ...oneOfEachKind.map(({ path }) => path), ...DOCS, '/no-such-page'];
/** All others but the pages of tags, which differ in their titles alone. */
const others = routeTable.filter(({ path, kind }) => !kind.endsWith('-tag') && !sample.includes(path));

/** Splits a list of pages into those of each test. */
const chunksOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / CHUNK) }, (_, index) =>
    paths.slice(index * CHUNK, (index + 1) * CHUNK),
  );

const chunks = [
  ...chunksOf([...new Set(sample)]).map((paths) => ({ paths, isSample: true })),
  ...chunksOf(others.map(({ path }) => path)).map((paths) => ({ paths, isSample: false })),
];

// Each page is opened once for everything that is true of all pages.
for (const { paths, isSample } of chunks) {
  const title = `RTE-10 RTE-12 ${paths[0]} and ${paths.length - 1} more have no axe violations, log nothing, ask no other host, do not move or scroll sideways, and are not too tall`;
  test(title, onlyInAll(!isSample), async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordLayoutShifts(page);
    const messages: string[] = [];
    page.on('console', (message) => {
      // The not-found page itself has status 404, which Chromium logs.
      if (isFromPage(message) && !/404 \(Not Found\)/.test(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(`${baseURL}/`) && request.method() === 'GET';
      if (!isOwn && !/^(?:data|blob):/.test(request.url())) messages.push(`${request.method()} ${request.url()}`);
    });
    for (const path of paths) {
      await page.setViewportSize(WIDE);
      const response = await openPage(page, path);
      expect.soft(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
      expect.soft(await layoutShifts(page), path).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(MAX_HEIGHT);
      expect.soft(await axeFindingsInBothModes(page), path).toEqual([]);
      expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(WIDE.width);
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 780 });
        // Is only laid out anew some time later.
        await softly.poll(() => pageWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect.soft(messages.splice(0), path).toEqual([]);
    }
  });
}
